import createLucideIcon from '../../draw.js';
// icons/lock-keyhole.mjs
/**
 * @license lucide-react v1.75.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
const __iconData = {
  name: 'lock-keyhole',
  size: 24,
  node: [
    [
      'circle',
      {
        cx: '12',
        cy: '16',
        r: '1',
        key: '1au0dj',
      },
    ],
    [
      'rect',
      {
        x: '3',
        y: '10',
        width: '18',
        height: '12',
        rx: '2',
        key: '6s8ecr',
      },
    ],
    [
      'path',
      {
        d: 'M7 10V7a5 5 0 0 1 10 0v3',
        key: '1pqi11',
      },
    ],
  ],
};
__iconData.node;
const LockKeyhole = createLucideIcon(__iconData);
export { __iconData, LockKeyhole as default };
