import createLucideIcon from '../../draw.js';
// icons/chevron-left.mjs
/**
 * @license lucide-react v1.75.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
const __iconData = {
  name: 'chevron-left',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'm15 18-6-6 6-6',
        key: '1wnfg3',
      },
    ],
  ],
};
__iconData.node;
const ChevronLeft = createLucideIcon(__iconData);
export { __iconData, ChevronLeft as default };
