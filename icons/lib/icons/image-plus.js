import createLucideIcon from '../../draw.js';
// icons/image-plus.mjs
/**
 * @license lucide-react v1.75.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
const __iconData = {
  name: 'image-plus',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M16 5h6',
        key: '1vod17',
      },
    ],
    [
      'path',
      {
        d: 'M19 2v6',
        key: '4bpg5p',
      },
    ],
    [
      'path',
      {
        d: 'M21 11.5V19a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h7.5',
        key: '1ue2ih',
      },
    ],
    [
      'path',
      {
        d: 'm21 15-3.086-3.086a2 2 0 0 0-2.828 0L6 21',
        key: '1xmnt7',
      },
    ],
    [
      'circle',
      {
        cx: '9',
        cy: '9',
        r: '2',
        key: 'af1f0g',
      },
    ],
  ],
};
__iconData.node;
const ImagePlus = createLucideIcon(__iconData);
export { __iconData, ImagePlus as default };
