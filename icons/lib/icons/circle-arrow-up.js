import createLucideIcon from '../../draw.js';
// icons/circle-arrow-up.mjs
/**
 * @license lucide-react v1.75.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
const __iconData = {
  name: 'circle-arrow-up',
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
        d: 'm16 12-4-4-4 4',
        key: '177agl',
      },
    ],
    [
      'path',
      {
        d: 'M12 16V8',
        key: '1sbj14',
      },
    ],
  ],
  aliases: ['arrow-up-circle'],
};
__iconData.node;
const CircleArrowUp = createLucideIcon(__iconData);
export { __iconData, CircleArrowUp as default };
