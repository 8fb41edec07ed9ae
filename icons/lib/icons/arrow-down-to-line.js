import createLucideIcon from '../../draw.js';
// icons/arrow-down-to-line.mjs
/**
 * @license lucide-react v1.75.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
const __iconData = {
  name: 'arrow-down-to-line',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M12 17V3',
        key: '1cwfxf',
      },
    ],
    [
      'path',
      {
        d: 'm6 11 6 6 6-6',
        key: '12ii2o',
      },
    ],
    [
      'path',
      {
        d: 'M19 21H5',
        key: '150jfl',
      },
    ],
  ],
};
__iconData.node;
const ArrowDownToLine = createLucideIcon(__iconData);
export { __iconData, ArrowDownToLine as default };
