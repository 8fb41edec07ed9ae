import createLucideIcon from '../../draw.js';
// icons/arrow-down.mjs
/**
 * @license lucide-react v1.75.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
const __iconData = {
  name: 'arrow-down',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M12 5v14',
        key: 's699le',
      },
    ],
    [
      'path',
      {
        d: 'm19 12-7 7-7-7',
        key: '1idqje',
      },
    ],
  ],
};
__iconData.node;
const ArrowDown = createLucideIcon(__iconData);
export { __iconData, ArrowDown as default };
