import createLucideIcon from '../../draw.js';
// icons/arrow-down-left.mjs
/**
 * @license lucide-react v1.75.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
const __iconData = {
  name: 'arrow-down-left',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M17 7 7 17',
        key: '15tmo1',
      },
    ],
    [
      'path',
      {
        d: 'M17 17H7V7',
        key: '1org7z',
      },
    ],
  ],
};
__iconData.node;
const ArrowDownLeft = createLucideIcon(__iconData);
export { __iconData, ArrowDownLeft as default };
