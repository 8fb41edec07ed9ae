import createLucideIcon from '../../draw.js';
// icons/search-x.mjs
/**
 * @license lucide-react v1.75.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
const __iconData = {
  name: 'search-x',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'm13.5 8.5-5 5',
        key: '1cs55j',
      },
    ],
    [
      'path',
      {
        d: 'm8.5 8.5 5 5',
        key: 'a8mexj',
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
    [
      'path',
      {
        d: 'm21 21-4.3-4.3',
        key: '1qie3q',
      },
    ],
  ],
};
__iconData.node;
const SearchX = createLucideIcon(__iconData);
export { __iconData, SearchX as default };
