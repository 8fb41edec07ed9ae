import createLucideIcon from '../../draw.js';
// icons/headset.mjs
/**
 * @license lucide-react v1.75.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
const __iconData = {
  name: 'headset',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M3 11h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-5Zm0 0a9 9 0 1 1 18 0m0 0v5a2 2 0 0 1-2 2h-1a2 2 0 0 1-2-2v-3a2 2 0 0 1 2-2h3Z',
        key: '12oyoe',
      },
    ],
    [
      'path',
      {
        d: 'M21 16v2a4 4 0 0 1-4 4h-5',
        key: '1x7m43',
      },
    ],
  ],
};
__iconData.node;
const Headset = createLucideIcon(__iconData);
export { __iconData, Headset as default };
