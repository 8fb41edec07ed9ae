import createLucideIcon from '../../draw.js';
// icons/gift.mjs
/**
 * @license lucide-react v1.75.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
const __iconData = {
  name: 'gift',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M12 7v14',
        key: '1akyts',
      },
    ],
    [
      'path',
      {
        d: 'M20 11v8a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-8',
        key: '1sqzm4',
      },
    ],
    [
      'path',
      {
        d: 'M7.5 7a1 1 0 0 1 0-5A4.8 8 0 0 1 12 7a4.8 8 0 0 1 4.5-5 1 1 0 0 1 0 5',
        key: 'kc0143',
      },
    ],
    [
      'rect',
      {
        x: '3',
        y: '7',
        width: '18',
        height: '4',
        rx: '1',
        key: '1hberx',
      },
    ],
  ],
};
__iconData.node;
const Gift = createLucideIcon(__iconData);
export { __iconData, Gift as default };
