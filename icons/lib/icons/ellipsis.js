import createLucideIcon from '../../draw.js';
// icons/ellipsis.mjs
/**
 * @license lucide-react v1.75.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
const __iconData = {
  name: 'ellipsis',
  size: 24,
  node: [
    [
      'circle',
      {
        cx: '12',
        cy: '12',
        r: '1',
        key: '41hilf',
      },
    ],
    [
      'circle',
      {
        cx: '19',
        cy: '12',
        r: '1',
        key: '1wjl8i',
      },
    ],
    [
      'circle',
      {
        cx: '5',
        cy: '12',
        r: '1',
        key: '1pcz8c',
      },
    ],
  ],
  aliases: ['more-horizontal'],
};
__iconData.node;
const Ellipsis = createLucideIcon(__iconData);
export { __iconData, Ellipsis as default };
