import createLucideIcon from '../../draw.js';
// icons/list-ordered.mjs
/**
 * @license lucide-react v1.75.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
const __iconData = {
  name: 'list-ordered',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M11 5h10',
        key: '1cz7ny',
      },
    ],
    [
      'path',
      {
        d: 'M11 12h10',
        key: '1438ji',
      },
    ],
    [
      'path',
      {
        d: 'M11 19h10',
        key: '11t30w',
      },
    ],
    [
      'path',
      {
        d: 'M4 4h1v5',
        key: '10yrso',
      },
    ],
    [
      'path',
      {
        d: 'M4 9h2',
        key: 'r1h2o0',
      },
    ],
    [
      'path',
      {
        d: 'M6.5 20H3.4c0-1 2.6-1.925 2.6-3.5a1.5 1.5 0 0 0-2.6-1.02',
        key: 'xtkcd5',
      },
    ],
  ],
};
__iconData.node;
const ListOrdered = createLucideIcon(__iconData);
export { __iconData, ListOrdered as default };
