import createLucideIcon from '../../draw.js';
// icons/blocks.mjs
/**
 * @license lucide-react v1.75.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
const __iconData = {
  name: 'blocks',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M10 22V7a1 1 0 0 0-1-1H4a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-5a1 1 0 0 0-1-1H2',
        key: '1ah6g2',
      },
    ],
    [
      'rect',
      {
        x: '14',
        y: '2',
        width: '8',
        height: '8',
        rx: '1',
        key: '88lufb',
      },
    ],
  ],
};
__iconData.node;
const Blocks = createLucideIcon(__iconData);
export { __iconData, Blocks as default };
