import createLucideIcon from '../../draw.js';
// icons/menu.mjs
/**
 * @license lucide-react v1.75.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
const __iconData = {
  name: 'menu',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M4 5h16',
        key: '1tepv9',
      },
    ],
    [
      'path',
      {
        d: 'M4 12h16',
        key: '1lakjw',
      },
    ],
    [
      'path',
      {
        d: 'M4 19h16',
        key: '1djgab',
      },
    ],
  ],
};
__iconData.node;
const Menu = createLucideIcon(__iconData);
export { __iconData, Menu as default };
