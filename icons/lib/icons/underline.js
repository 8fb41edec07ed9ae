import createLucideIcon from '../../draw.js';
// icons/underline.mjs
/**
 * @license lucide-react v1.75.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
const __iconData = {
  name: 'underline',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M6 4v6a6 6 0 0 0 12 0V4',
        key: '9kb039',
      },
    ],
    [
      'line',
      {
        x1: '4',
        x2: '20',
        y1: '20',
        y2: '20',
        key: 'nun2al',
      },
    ],
  ],
};
__iconData.node;
const Underline = createLucideIcon(__iconData);
export { __iconData, Underline as default };
