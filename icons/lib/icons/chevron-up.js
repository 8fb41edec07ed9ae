import createLucideIcon from '../../draw.js';
// icons/chevron-up.mjs
/**
 * @license lucide-react v1.75.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
const __iconData = {
  name: 'chevron-up',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'm18 15-6-6-6 6',
        key: '153udz',
      },
    ],
  ],
};
__iconData.node;
const ChevronUp = createLucideIcon(__iconData);
export { __iconData, ChevronUp as default };
