import createLucideIcon from '../../draw.js';
// icons/users.mjs
/**
 * @license lucide-react v1.75.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
const __iconData = {
  name: 'users',
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
      'path',
      {
        d: 'M16 3.128a4 4 0 0 1 0 7.744',
        key: '16gr8j',
      },
    ],
    [
      'path',
      {
        d: 'M22 21v-2a4 4 0 0 0-3-3.87',
        key: 'kshegd',
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
  ],
};
__iconData.node;
const Users = createLucideIcon(__iconData);
export { __iconData, Users as default };
