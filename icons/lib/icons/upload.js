import createLucideIcon from '../../draw.js';
// icons/upload.mjs
/**
 * @license lucide-react v1.75.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
const __iconData = {
  name: 'upload',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M12 3v12',
        key: '1x0j5s',
      },
    ],
    [
      'path',
      {
        d: 'm17 8-5-5-5 5',
        key: '7q97r8',
      },
    ],
    [
      'path',
      {
        d: 'M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4',
        key: 'ih7n3h',
      },
    ],
  ],
};
__iconData.node;
const Upload = createLucideIcon(__iconData);
export { __iconData, Upload as default };
