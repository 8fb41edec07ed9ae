import createLucideIcon from '../../draw.js';
// icons/arrow-up-from-line.mjs
/**
 * @license lucide-react v1.75.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
const __iconData = {
  name: 'arrow-up-from-line',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'm18 9-6-6-6 6',
        key: 'kcunyi',
      },
    ],
    [
      'path',
      {
        d: 'M12 3v14',
        key: '7cf3v8',
      },
    ],
    [
      'path',
      {
        d: 'M5 21h14',
        key: '11awu3',
      },
    ],
  ],
};
__iconData.node;
const ArrowUpFromLine = createLucideIcon(__iconData);
export { __iconData, ArrowUpFromLine as default };
