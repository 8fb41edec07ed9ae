import createLucideIcon from '../../draw.js';
// icons/rotate-cw.mjs
/**
 * @license lucide-react v1.75.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
const __iconData = {
  name: 'rotate-cw',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M21 12a9 9 0 1 1-9-9c2.52 0 4.93 1 6.74 2.74L21 8',
        key: '1p45f6',
      },
    ],
    [
      'path',
      {
        d: 'M21 3v5h-5',
        key: '1q7to0',
      },
    ],
  ],
};
__iconData.node;
const RotateCw = createLucideIcon(__iconData);
export { __iconData, RotateCw as default };
