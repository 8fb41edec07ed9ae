import createLucideIcon from '../../draw.js';
// icons/trending-down.mjs
/**
 * @license lucide-react v1.75.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
const __iconData = {
  name: 'trending-down',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M16 17h6v-6',
        key: 't6n2it',
      },
    ],
    [
      'path',
      {
        d: 'm22 17-8.5-8.5-5 5L2 7',
        key: 'x473p',
      },
    ],
  ],
};
__iconData.node;
const TrendingDown = createLucideIcon(__iconData);
export { __iconData, TrendingDown as default };
