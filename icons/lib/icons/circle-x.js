import createLucideIcon from '../../draw.js';
// icons/circle-x.mjs
/**
 * @license lucide-react v1.75.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
const __iconData = {
  name: 'circle-x',
  size: 24,
  node: [
    [
      'circle',
      {
        cx: '12',
        cy: '12',
        r: '10',
        key: '1mglay',
      },
    ],
    [
      'path',
      {
        d: 'm15 9-6 6',
        key: '1uzhvr',
      },
    ],
    [
      'path',
      {
        d: 'm9 9 6 6',
        key: 'z0biqf',
      },
    ],
  ],
  aliases: ['x-circle'],
};
__iconData.node;
const CircleX = createLucideIcon(__iconData);
export { __iconData, CircleX as default };
