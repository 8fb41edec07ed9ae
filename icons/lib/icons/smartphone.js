import createLucideIcon from '../../draw.js';
// icons/smartphone.mjs
/**
 * @license lucide-react v1.75.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
const __iconData = {
  name: 'smartphone',
  size: 24,
  node: [
    [
      'rect',
      {
        width: '14',
        height: '20',
        x: '5',
        y: '2',
        rx: '2',
        ry: '2',
        key: '1yt0o3',
      },
    ],
    [
      'path',
      {
        d: 'M12 18h.01',
        key: 'mhygvu',
      },
    ],
  ],
};
__iconData.node;
const Smartphone = createLucideIcon(__iconData);
export { __iconData, Smartphone as default };
