import createLucideIcon from '../../draw.js';
// icons/chevron-right.mjs
/**
 * @license lucide-react v1.75.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
const __iconData = {
  name: 'chevron-right',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'm9 18 6-6-6-6',
        key: 'mthhwq',
      },
    ],
  ],
};
__iconData.node;
const ChevronRight = createLucideIcon(__iconData);
export { __iconData, ChevronRight as default };
