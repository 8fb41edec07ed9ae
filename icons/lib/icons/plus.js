import createLucideIcon from '../../draw.js';
// icons/plus.mjs
/**
 * @license lucide-react v1.75.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
const __iconData = {
  name: 'plus',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M5 12h14',
        key: '1ays0h',
      },
    ],
    [
      'path',
      {
        d: 'M12 5v14',
        key: 's699le',
      },
    ],
  ],
};
__iconData.node;
const Plus = createLucideIcon(__iconData);
export { __iconData, Plus as default };
