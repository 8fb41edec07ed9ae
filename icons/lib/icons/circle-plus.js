import createLucideIcon from '../../draw.js';
// icons/circle-plus.mjs
/**
 * @license lucide-react v1.75.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
const __iconData = {
  name: 'circle-plus',
  size: 24,
  node: [
    [
      'circle',
      {
        cx: '12',
        cy: '12',
        r: '10',
        key: '1mglay',
      },
    ],
    [
      'path',
      {
        d: 'M8 12h8',
        key: '1wcyev',
      },
    ],
    [
      'path',
      {
        d: 'M12 8v8',
        key: 'napkw2',
      },
    ],
  ],
  aliases: ['plus-circle'],
};
__iconData.node;
const CirclePlus = createLucideIcon(__iconData);
export { __iconData, CirclePlus as default };
