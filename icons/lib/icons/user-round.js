import createLucideIcon from '../../draw.js';
// icons/user-round.mjs
/**
 * @license lucide-react v1.75.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
const __iconData = {
  name: 'user-round',
  size: 24,
  node: [
    [
      'circle',
      {
        cx: '12',
        cy: '8',
        r: '5',
        key: '1hypcn',
      },
    ],
    [
      'path',
      {
        d: 'M20 21a8 8 0 0 0-16 0',
        key: 'rfgkzh',
      },
    ],
  ],
  aliases: ['user-2'],
};
__iconData.node;
const UserRound = createLucideIcon(__iconData);
export { __iconData, UserRound as default };
