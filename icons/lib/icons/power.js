import createLucideIcon from '../../draw.js';
// icons/power.mjs
/**
 * @license lucide-react v1.75.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
const __iconData = {
  name: 'power',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M12 2v10',
        key: 'mnfbl',
      },
    ],
    [
      'path',
      {
        d: 'M18.4 6.6a9 9 0 1 1-12.77.04',
        key: 'obofu9',
      },
    ],
  ],
};
__iconData.node;
const Power = createLucideIcon(__iconData);
export { __iconData, Power as default };
