import createLucideIcon from '../../draw.js';
// icons/chevron-down.mjs
/**
 * @license lucide-react v1.75.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
const __iconData = {
  name: 'chevron-down',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'm6 9 6 6 6-6',
        key: 'qrunsl',
      },
    ],
  ],
};
__iconData.node;
const ChevronDown = createLucideIcon(__iconData);
export { __iconData, ChevronDown as default };
