import createLucideIcon from '../../draw.js';
// icons/arrow-up-down.mjs
/**
 * @license lucide-react v1.75.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
const __iconData = {
  name: 'arrow-up-down',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'm21 16-4 4-4-4',
        key: 'f6ql7i',
      },
    ],
    [
      'path',
      {
        d: 'M17 20V4',
        key: '1ejh1v',
      },
    ],
    [
      'path',
      {
        d: 'm3 8 4-4 4 4',
        key: '11wl7u',
      },
    ],
    [
      'path',
      {
        d: 'M7 4v16',
        key: '1glfcx',
      },
    ],
  ],
};
__iconData.node;
const ArrowUpDown = createLucideIcon(__iconData);
export { __iconData, ArrowUpDown as default };
