import createLucideIcon from '../../draw.js';
// icons/languages.mjs
/**
 * @license lucide-react v1.75.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
const __iconData = {
  name: 'languages',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'm5 8 6 6',
        key: '1wu5hv',
      },
    ],
    [
      'path',
      {
        d: 'm4 14 6-6 2-3',
        key: '1k1g8d',
      },
    ],
    [
      'path',
      {
        d: 'M2 5h12',
        key: 'or177f',
      },
    ],
    [
      'path',
      {
        d: 'M7 2h1',
        key: '1t2jsx',
      },
    ],
    [
      'path',
      {
        d: 'm22 22-5-10-5 10',
        key: 'don7ne',
      },
    ],
    [
      'path',
      {
        d: 'M14 18h6',
        key: '1m8k6r',
      },
    ],
  ],
};
__iconData.node;
const Languages = createLucideIcon(__iconData);
export { __iconData, Languages as default };
