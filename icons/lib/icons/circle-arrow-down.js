import createLucideIcon from '../../draw.js';
// icons/circle-arrow-down.mjs
/**
 * @license lucide-react v1.75.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
const __iconData = {
  name: 'circle-arrow-down',
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
        d: 'M12 8v8',
        key: 'napkw2',
      },
    ],
    [
      'path',
      {
        d: 'm8 12 4 4 4-4',
        key: 'k98ssh',
      },
    ],
  ],
  aliases: ['arrow-down-circle'],
};
__iconData.node;
const CircleArrowDown = createLucideIcon(__iconData);
export { __iconData, CircleArrowDown as default };
