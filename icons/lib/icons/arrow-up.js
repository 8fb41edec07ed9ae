import createLucideIcon from '../../draw.js';
// icons/arrow-up.mjs
/**
 * @license lucide-react v1.75.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
const __iconData = {
  name: 'arrow-up',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'm5 12 7-7 7 7',
        key: 'hav0vg',
      },
    ],
    [
      'path',
      {
        d: 'M12 19V5',
        key: 'x0mq9r',
      },
    ],
  ],
};
__iconData.node;
const ArrowUp = createLucideIcon(__iconData);
export { __iconData, ArrowUp as default };
