import createLucideIcon from '../../draw.js';
// icons/letter-b.mjs
/**
 * @license lucide-react v1.75.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
const __iconData = {
  name: 'letter-b',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M6 12h9a4 4 0 010 8H7a1 1 0 01-1-1V5a1 1 0 011-1h7a4 4 0 010 8',
        key: 'n8tvfh',
      },
    ],
  ],
  aliases: ['bold'],
};
__iconData.node;
const LetterB = createLucideIcon(__iconData);
export { __iconData, LetterB as default };
