import createLucideIcon from '../../draw.js';
// icons/crop.mjs
/**
 * @license lucide-react v1.75.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
const __iconData = {
  name: 'crop',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M6 2v14a2 2 0 0 0 2 2h14',
        key: 'ron5a4',
      },
    ],
    [
      'path',
      {
        d: 'M18 22V8a2 2 0 0 0-2-2H2',
        key: '7s9ehn',
      },
    ],
  ],
};
__iconData.node;
const Crop = createLucideIcon(__iconData);
export { __iconData, Crop as default };
