import createLucideIcon from '../../draw.js';
// icons/check.mjs
/**
 * @license lucide-react v1.75.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
const __iconData = {
  name: 'check',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M20 6 9 17l-5-5',
        key: '1gmf2c',
      },
    ],
  ],
};
__iconData.node;
const Check = createLucideIcon(__iconData);
export { __iconData, Check as default };
