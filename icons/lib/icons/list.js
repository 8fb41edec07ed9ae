import createLucideIcon from '../../draw.js';
// icons/list.mjs
/**
 * @license lucide-react v1.75.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
const __iconData = {
  name: 'list',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M3 5h.01',
        key: '18ugdj',
      },
    ],
    [
      'path',
      {
        d: 'M3 12h.01',
        key: 'nlz23k',
      },
    ],
    [
      'path',
      {
        d: 'M3 19h.01',
        key: 'noohij',
      },
    ],
    [
      'path',
      {
        d: 'M8 5h13',
        key: '1pao27',
      },
    ],
    [
      'path',
      {
        d: 'M8 12h13',
        key: '1za7za',
      },
    ],
    [
      'path',
      {
        d: 'M8 19h13',
        key: 'm83p4d',
      },
    ],
  ],
};
__iconData.node;
const List = createLucideIcon(__iconData);
export { __iconData, List as default };
