import createLucideIcon from '../../draw.js';
// icons/lock-open.mjs
/**
 * @license lucide-react v1.75.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
const __iconData = {
  name: 'lock-open',
  size: 24,
  node: [
    [
      'rect',
      {
        width: '18',
        height: '11',
        x: '3',
        y: '11',
        rx: '2',
        ry: '2',
        key: '1w4ew1',
      },
    ],
    [
      'path',
      {
        d: 'M7 11V7a5 5 0 0 1 9.9-1',
        key: '1mm8w8',
      },
    ],
  ],
  aliases: ['unlock'],
};
__iconData.node;
const LockOpen = createLucideIcon(__iconData);
export { __iconData, LockOpen as default };
