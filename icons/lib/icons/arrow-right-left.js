import createLucideIcon from '../../draw.js';
// icons/arrow-right-left.mjs
/**
 * @license lucide-react v1.75.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
const __iconData = {
  name: 'arrow-right-left',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'm16 3 4 4-4 4',
        key: '1x1c3m',
      },
    ],
    [
      'path',
      {
        d: 'M20 7H4',
        key: 'zbl0bi',
      },
    ],
    [
      'path',
      {
        d: 'm8 21-4-4 4-4',
        key: 'h9nckh',
      },
    ],
    [
      'path',
      {
        d: 'M4 17h16',
        key: 'g4d7ey',
      },
    ],
  ],
};
__iconData.node;
const ArrowRightLeft = createLucideIcon(__iconData);
export { __iconData, ArrowRightLeft as default };
