import createLucideIcon from '../../draw.js';
// icons/circle-check.mjs
/**
 * @license lucide-react v1.75.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
const __iconData = {
  name: 'circle-check',
  size: 24,
  node: [
    [
      'circle',
      {
        cx: '12',
        cy: '12',
        r: '10',
        key: '1mglay',
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
  aliases: ['check-circle-2'],
};
__iconData.node;
const CircleCheck = createLucideIcon(__iconData);
export { __iconData, CircleCheck as default };
