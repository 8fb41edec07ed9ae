import createLucideIcon from '../../draw.js';
// icons/bookmark-plus.mjs
/**
 * @license lucide-react v1.75.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
const __iconData = {
  name: 'bookmark-plus',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M12 7v6',
        key: 'lw1j43',
      },
    ],
    [
      'path',
      {
        d: 'M15 10H9',
        key: 'o6yqo3',
      },
    ],
    [
      'path',
      {
        d: 'M17 3a2 2 0 0 1 2 2v15a1 1 0 0 1-1.496.868l-4.512-2.578a2 2 0 0 0-1.984 0l-4.512 2.578A1 1 0 0 1 5 20V5a2 2 0 0 1 2-2z',
        key: 'oz39mx',
      },
    ],
  ],
};
__iconData.node;
const BookmarkPlus = createLucideIcon(__iconData);
export { __iconData, BookmarkPlus as default };
