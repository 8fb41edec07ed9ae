import createLucideIcon from '../../draw.js';
// icons/list-plus.mjs
/**
 * @license lucide-react v1.75.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
const __iconData = {
  name: 'list-plus',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M16 5H3',
        key: 'm91uny',
      },
    ],
    [
      'path',
      {
        d: 'M11 12H3',
        key: '51ecnj',
      },
    ],
    [
      'path',
      {
        d: 'M16 19H3',
        key: 'zzsher',
      },
    ],
    [
      'path',
      {
        d: 'M18 9v6',
        key: '1twb98',
      },
    ],
    [
      'path',
      {
        d: 'M21 12h-6',
        key: 'bt1uis',
      },
    ],
  ],
};
__iconData.node;
const ListPlus = createLucideIcon(__iconData);
export { __iconData, ListPlus as default };
