import createLucideIcon from '../../draw.js';
// icons/square-check.mjs
/**
 * @license lucide-react v1.75.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
const __iconData = {
  name: 'square-check',
  size: 24,
  node: [
    [
      'rect',
      {
        width: '18',
        height: '18',
        x: '3',
        y: '3',
        rx: '2',
        key: 'afitv7',
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
  aliases: ['check-square-2'],
};
__iconData.node;
const SquareCheck = createLucideIcon(__iconData);
export { __iconData, SquareCheck as default };
