import createLucideIcon from '../../draw.js';
// icons/truck.mjs
/**
 * @license lucide-react v1.75.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
const __iconData = {
  name: 'truck',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M14 18V6a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2v11a1 1 0 0 0 1 1h2',
        key: 'wrbu53',
      },
    ],
    [
      'path',
      {
        d: 'M15 18H9',
        key: '1lyqi6',
      },
    ],
    [
      'path',
      {
        d: 'M19 18h2a1 1 0 0 0 1-1v-3.65a1 1 0 0 0-.22-.624l-3.48-4.35A1 1 0 0 0 17.52 8H14',
        key: 'lysw3i',
      },
    ],
    [
      'circle',
      {
        cx: '17',
        cy: '18',
        r: '2',
        key: '332jqn',
      },
    ],
    [
      'circle',
      {
        cx: '7',
        cy: '18',
        r: '2',
        key: '19iecd',
      },
    ],
  ],
};
__iconData.node;
const Truck = createLucideIcon(__iconData);
export { __iconData, Truck as default };
