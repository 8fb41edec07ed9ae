import createLucideIcon from '../../draw.js';
// icons/pause.mjs
/**
 * @license lucide-react v1.75.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
const __iconData = {
  name: 'pause',
  size: 24,
  node: [
    [
      'rect',
      {
        x: '14',
        y: '3',
        width: '5',
        height: '18',
        rx: '1',
        key: 'kaeet6',
      },
    ],
    [
      'rect',
      {
        x: '5',
        y: '3',
        width: '5',
        height: '18',
        rx: '1',
        key: '1wsw3u',
      },
    ],
  ],
};
__iconData.node;
const Pause = createLucideIcon(__iconData);
export { __iconData, Pause as default };
