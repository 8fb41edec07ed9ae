import createLucideIcon from '../../draw.js';
// icons/eye-off.mjs
/**
 * @license lucide-react v1.75.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
const __iconData = {
  name: 'eye-off',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M10.733 5.076a10.744 10.744 0 0 1 11.205 6.575 1 1 0 0 1 0 .696 10.747 10.747 0 0 1-1.444 2.49',
        key: 'ct8e1f',
      },
    ],
    [
      'path',
      {
        d: 'M14.084 14.158a3 3 0 0 1-4.242-4.242',
        key: '151rxh',
      },
    ],
    [
      'path',
      {
        d: 'M17.479 17.499a10.75 10.75 0 0 1-15.417-5.151 1 1 0 0 1 0-.696 10.75 10.75 0 0 1 4.446-5.143',
        key: '13bj9a',
      },
    ],
    [
      'path',
      {
        d: 'm2 2 20 20',
        key: '1ooewy',
      },
    ],
  ],
};
__iconData.node;
const EyeOff = createLucideIcon(__iconData);
export { __iconData, EyeOff as default };
