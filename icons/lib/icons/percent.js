import createLucideIcon from '../../draw.js';
// icons/percent.mjs
/**
 * @license lucide-react v1.75.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
const __iconData = {
  name: 'percent',
  size: 24,
  node: [
    [
      'line',
      {
        x1: '19',
        x2: '5',
        y1: '5',
        y2: '19',
        key: '1x9vlm',
      },
    ],
    [
      'circle',
      {
        cx: '6.5',
        cy: '6.5',
        r: '2.5',
        key: '4mh3h7',
      },
    ],
    [
      'circle',
      {
        cx: '17.5',
        cy: '17.5',
        r: '2.5',
        key: '1mdrzq',
      },
    ],
  ],
};
__iconData.node;
const Percent = createLucideIcon(__iconData);
export { __iconData, Percent as default };
