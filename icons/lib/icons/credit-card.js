import createLucideIcon from '../../draw.js';
// icons/credit-card.mjs
/**
 * @license lucide-react v1.75.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
const __iconData = {
  name: 'credit-card',
  size: 24,
  node: [
    [
      'rect',
      {
        width: '20',
        height: '14',
        x: '2',
        y: '5',
        rx: '2',
        key: 'ynyp8z',
      },
    ],
    [
      'line',
      {
        x1: '2',
        x2: '22',
        y1: '10',
        y2: '10',
        key: '1b3vmo',
      },
    ],
    [
      'path',
      {
        d: 'M6 14h2',
        key: 'mk7k0u',
      },
    ],
  ],
};
__iconData.node;
const CreditCard = createLucideIcon(__iconData);
export { __iconData, CreditCard as default };
