import createLucideIcon from '../../draw.js';
// icons/minus.mjs
/**
 * @license lucide-react v1.75.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
const __iconData = {
  name: 'minus',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M5 12h14',
        key: '1ays0h',
      },
    ],
  ],
};
__iconData.node;
const Minus = createLucideIcon(__iconData);
export { __iconData, Minus as default };
