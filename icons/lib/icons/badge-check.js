import createLucideIcon from '../../draw.js';
// icons/badge-check.mjs
/**
 * @license lucide-react v1.75.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
const __iconData = {
  name: 'badge-check',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M3.85 8.62a4 4 0 0 1 4.78-4.77 4 4 0 0 1 6.74 0 4 4 0 0 1 4.78 4.78 4 4 0 0 1 0 6.74 4 4 0 0 1-4.77 4.78 4 4 0 0 1-6.75 0 4 4 0 0 1-4.78-4.77 4 4 0 0 1 0-6.76Z',
        key: '3c2336',
      },
    ],
    [
      'path',
      {
        d: 'm16 9-5.5 5.5L8 12',
        key: 'xofnsj',
      },
    ],
  ],
  aliases: ['verified'],
};
__iconData.node;
const BadgeCheck = createLucideIcon(__iconData);
export { __iconData, BadgeCheck as default };
