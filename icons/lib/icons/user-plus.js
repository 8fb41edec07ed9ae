import createLucideIcon from '../../draw.js';
// icons/user-plus.mjs
/**
 * @license lucide-react v1.75.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
const __iconData = {
  name: 'user-plus',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2',
        key: '1yyitq',
      },
    ],
    [
      'circle',
      {
        cx: '9',
        cy: '7',
        r: '4',
        key: 'nufk8',
      },
    ],
    [
      'line',
      {
        x1: '19',
        x2: '19',
        y1: '8',
        y2: '14',
        key: '1bvyxn',
      },
    ],
    [
      'line',
      {
        x1: '22',
        x2: '16',
        y1: '11',
        y2: '11',
        key: '1shjgl',
      },
    ],
  ],
};
__iconData.node;
const UserPlus = createLucideIcon(__iconData);
export { __iconData, UserPlus as default };
