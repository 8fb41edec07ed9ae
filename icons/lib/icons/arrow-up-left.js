import createLucideIcon from '../../draw.js';
// icons/arrow-up-left.mjs
/**
 * @license lucide-react v1.75.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
const __iconData = {
  name: 'arrow-up-left',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M7 17V7h10',
        key: '11bw93',
      },
    ],
    [
      'path',
      {
        d: 'M17 17 7 7',
        key: '2786uv',
      },
    ],
  ],
};
__iconData.node;
const ArrowUpLeft = createLucideIcon(__iconData);
export { __iconData, ArrowUpLeft as default };
