import createLucideIcon from '../../draw.js';
// icons/arrow-up-right.mjs
/**
 * @license lucide-react v1.75.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
const __iconData = {
  name: 'arrow-up-right',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M7 7h10v10',
        key: '1tivn9',
      },
    ],
    [
      'path',
      {
        d: 'M7 17 17 7',
        key: '1vkiza',
      },
    ],
  ],
};
__iconData.node;
const ArrowUpRight = createLucideIcon(__iconData);
export { __iconData, ArrowUpRight as default };
