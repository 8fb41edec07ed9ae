import createLucideIcon from '../../draw.js';
// icons/layout-grid.mjs
/**
 * @license lucide-react v1.75.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
const __iconData = {
  name: 'layout-grid',
  size: 24,
  node: [
    [
      'rect',
      {
        width: '7',
        height: '7',
        x: '3',
        y: '3',
        rx: '1',
        key: '1g98yp',
      },
    ],
    [
      'rect',
      {
        width: '7',
        height: '7',
        x: '14',
        y: '3',
        rx: '1',
        key: '6d4xhi',
      },
    ],
    [
      'rect',
      {
        width: '7',
        height: '7',
        x: '14',
        y: '14',
        rx: '1',
        key: 'nxv5o0',
      },
    ],
    [
      'rect',
      {
        width: '7',
        height: '7',
        x: '3',
        y: '14',
        rx: '1',
        key: '1bb6yr',
      },
    ],
  ],
};
__iconData.node;
const LayoutGrid = createLucideIcon(__iconData);
export { __iconData, LayoutGrid as default };
