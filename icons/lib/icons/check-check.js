import createLucideIcon from '../../draw.js';
// icons/check-check.mjs
/**
 * @license lucide-react v1.75.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
const __iconData = {
  name: 'check-check',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M18 6 7 17l-5-5',
        key: '116fxf',
      },
    ],
    [
      'path',
      {
        d: 'm22 10-7.5 7.5L13 16',
        key: 'ke71qq',
      },
    ],
  ],
};
__iconData.node;
const CheckCheck = createLucideIcon(__iconData);
export { __iconData, CheckCheck as default };
