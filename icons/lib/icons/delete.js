import createLucideIcon from '../../draw.js';
// icons/delete.mjs
/**
 * @license lucide-react v1.75.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
const __iconData = {
  name: 'delete',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M10 5a2 2 0 0 0-1.344.519l-6.328 5.74a1 1 0 0 0 0 1.481l6.328 5.741A2 2 0 0 0 10 19h10a2 2 0 0 0 2-2V7a2 2 0 0 0-2-2z',
        key: '1yo7s0',
      },
    ],
    [
      'path',
      {
        d: 'm12 9 6 6',
        key: 'anjzzh',
      },
    ],
    [
      'path',
      {
        d: 'm18 9-6 6',
        key: '1fp51s',
      },
    ],
  ],
};
__iconData.node;
const Delete = createLucideIcon(__iconData);
export { __iconData, Delete as default };
