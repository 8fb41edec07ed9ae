import createLucideIcon from '../../draw.js';
// icons/sliders-horizontal.mjs
/**
 * @license lucide-react v1.75.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
const __iconData = {
  name: 'sliders-horizontal',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M10 5H3',
        key: '1qgfaw',
      },
    ],
    [
      'path',
      {
        d: 'M12 19H3',
        key: 'yhmn1j',
      },
    ],
    [
      'path',
      {
        d: 'M14 3v4',
        key: '1sua03',
      },
    ],
    [
      'path',
      {
        d: 'M16 17v4',
        key: '1q0r14',
      },
    ],
    [
      'path',
      {
        d: 'M21 12h-9',
        key: '1o4lsq',
      },
    ],
    [
      'path',
      {
        d: 'M21 19h-5',
        key: '1rlt1p',
      },
    ],
    [
      'path',
      {
        d: 'M21 5h-7',
        key: '1oszz2',
      },
    ],
    [
      'path',
      {
        d: 'M8 10v4',
        key: 'tgpxqk',
      },
    ],
    [
      'path',
      {
        d: 'M8 12H3',
        key: 'a7s4jb',
      },
    ],
  ],
};
__iconData.node;
const SlidersHorizontal = createLucideIcon(__iconData);
export { __iconData, SlidersHorizontal as default };
