import createLucideIcon from '../../draw.js';
// icons/zoom-out.mjs
/**
 * @license lucide-react v1.75.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
const __iconData = {
  name: 'zoom-out',
  size: 24,
  node: [
    [
      'circle',
      {
        cx: '11',
        cy: '11',
        r: '8',
        key: '4ej97u',
      },
    ],
    [
      'line',
      {
        x1: '21',
        x2: '16.65',
        y1: '21',
        y2: '16.65',
        key: '13gj7c',
      },
    ],
    [
      'line',
      {
        x1: '8',
        x2: '14',
        y1: '11',
        y2: '11',
        key: 'durymu',
      },
    ],
  ],
};
__iconData.node;
const ZoomOut = createLucideIcon(__iconData);
export { __iconData, ZoomOut as default };
