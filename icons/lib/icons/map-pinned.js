import createLucideIcon from '../../draw.js';
// icons/map-pinned.mjs
/**
 * @license lucide-react v1.75.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
const __iconData = {
  name: 'map-pinned',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M18 8c0 3.613-3.869 7.429-5.393 8.795a1 1 0 01-1.214 0C9.87 15.429 6 11.613 6 8a6 6 0 0112 0',
        key: '61byd1',
      },
    ],
    [
      'path',
      {
        d: 'M4.474 15h-.197a1 1 0 00-.969.753l-1.097 4.35a1.5 1.5 0 001.444 1.898L20.344 22a1.5 1.5 0 001.446-1.897l-1.098-4.35a1 1 0 00-.969-.753h-.197',
        key: '1m5apm',
      },
    ],
    [
      'circle',
      {
        cx: '12',
        cy: '8',
        r: '2',
        key: '1822b1',
      },
    ],
  ],
};
__iconData.node;
const MapPinned = createLucideIcon(__iconData);
export { __iconData, MapPinned as default };
