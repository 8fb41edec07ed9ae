import createLucideIcon from '../../draw.js';
// icons/letter-h.mjs
/**
 * @license lucide-react v1.75.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
const __iconData = {
  name: 'letter-h',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M18 20V4',
        key: 'o2hl4u',
      },
    ],
    [
      'path',
      {
        d: 'M6 12H18',
        key: '1fx1vx',
      },
    ],
    [
      'path',
      {
        d: 'M6 20V4',
        key: '1w1bmo',
      },
    ],
  ],
  aliases: ['heading'],
};
__iconData.node;
const LetterH = createLucideIcon(__iconData);
export { __iconData, LetterH as default };
