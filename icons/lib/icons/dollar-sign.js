import createLucideIcon from '../../draw.js';
// icons/dollar-sign.mjs
/**
 * @license lucide-react v1.75.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
const __iconData = {
  name: 'dollar-sign',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M12 3v18',
        key: '108xh3',
      },
    ],
    [
      'path',
      {
        d: 'M17 5H9.5a1 1 0 000 7h5a1 1 0 010 7H6',
        key: 'pwzcbw',
      },
    ],
  ],
};
__iconData.node;
const DollarSign = createLucideIcon(__iconData);
export { __iconData, DollarSign as default };
