import createLucideIcon from '../../draw.js';
// icons/book-check.mjs
/**
 * @license lucide-react v1.75.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
const __iconData = {
  name: 'book-check',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M4 19.5v-15A2.5 2.5 0 0 1 6.5 2H19a1 1 0 0 1 1 1v18a1 1 0 0 1-1 1H6.5a1 1 0 0 1 0-5H20',
        key: 'k3hazp',
      },
    ],
    [
      'path',
      {
        d: 'm9 9.5 2 2 4-4',
        key: '1dth82',
      },
    ],
  ],
};
__iconData.node;
const BookCheck = createLucideIcon(__iconData);
export { __iconData, BookCheck as default };
