import createLucideIcon from '../../draw.js';
// icons/save.mjs
/**
 * @license lucide-react v1.75.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
const __iconData = {
  name: 'save',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M15.2 3a2 2 0 0 1 1.4.6l3.8 3.8a2 2 0 0 1 .6 1.4V19a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z',
        key: '1c8476',
      },
    ],
    [
      'path',
      {
        d: 'M17 21v-7a1 1 0 0 0-1-1H8a1 1 0 0 0-1 1v7',
        key: '1ydtos',
      },
    ],
    [
      'path',
      {
        d: 'M7 3v4a1 1 0 0 0 1 1h7',
        key: 't51u73',
      },
    ],
  ],
};
__iconData.node;
const Save = createLucideIcon(__iconData);
export { __iconData, Save as default };
