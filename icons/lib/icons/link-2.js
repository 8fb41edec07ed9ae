import createLucideIcon from '../../draw.js';
// icons/link-2.mjs
/**
 * @license lucide-react v1.75.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
const __iconData = {
  name: 'link-2',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M9 17H7A5 5 0 0 1 7 7h2',
        key: '8i5ue5',
      },
    ],
    [
      'path',
      {
        d: 'M15 7h2a5 5 0 1 1 0 10h-2',
        key: '1b9ql8',
      },
    ],
    [
      'line',
      {
        x1: '8',
        x2: '16',
        y1: '12',
        y2: '12',
        key: '1jonct',
      },
    ],
  ],
};
__iconData.node;
const Link2 = createLucideIcon(__iconData);
export { __iconData, Link2 as default };
