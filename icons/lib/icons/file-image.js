import createLucideIcon from '../../draw.js';
// icons/file-image.mjs
/**
 * @license lucide-react v1.75.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
const __iconData = {
  name: 'file-image',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2z',
        key: '1oefj6',
      },
    ],
    [
      'path',
      {
        d: 'M14 2v5a1 1 0 0 0 1 1h5',
        key: 'wfsgrz',
      },
    ],
    [
      'circle',
      {
        cx: '10',
        cy: '12',
        r: '2',
        key: '737tya',
      },
    ],
    [
      'path',
      {
        d: 'm20 17-1.296-1.296a2.41 2.41 0 0 0-3.408 0L9 22',
        key: 'wt3hpn',
      },
    ],
  ],
};
__iconData.node;
const FileImage = createLucideIcon(__iconData);
export { __iconData, FileImage as default };
