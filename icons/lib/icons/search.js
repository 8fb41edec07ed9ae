import createLucideIcon from '../../draw.js';
// icons/search.mjs
/**
 * @license lucide-react v1.75.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
const __iconData = {
  name: 'search',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'm21 21-4.34-4.34',
        key: '14j7rj',
      },
    ],
    [
      'circle',
      {
        cx: '11',
        cy: '11',
        r: '8',
        key: '4ej97u',
      },
    ],
  ],
};
__iconData.node;
const Search = createLucideIcon(__iconData);
export { __iconData, Search as default };
