import createLucideIcon from '../../draw.js';
// icons/share.mjs
/**
 * @license lucide-react v1.75.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
const __iconData = {
  name: 'share',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M12 2v13',
        key: '1km8f5',
      },
    ],
    [
      'path',
      {
        d: 'm16 6-4-4-4 4',
        key: '13yo43',
      },
    ],
    [
      'path',
      {
        d: 'M4 12v8a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-8',
        key: '1b2hhj',
      },
    ],
  ],
};
__iconData.node;
const Share = createLucideIcon(__iconData);
export { __iconData, Share as default };
