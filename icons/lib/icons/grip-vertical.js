import createLucideIcon from '../../draw.js';
// icons/grip-vertical.mjs
/**
 * @license lucide-react v1.75.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
const __iconData = {
  name: 'grip-vertical',
  size: 24,
  node: [
    [
      'circle',
      {
        cx: '9',
        cy: '12',
        r: '1',
        key: '1vctgf',
      },
    ],
    [
      'circle',
      {
        cx: '9',
        cy: '5',
        r: '1',
        key: 'hp0tcf',
      },
    ],
    [
      'circle',
      {
        cx: '9',
        cy: '19',
        r: '1',
        key: 'fkjjf6',
      },
    ],
    [
      'circle',
      {
        cx: '15',
        cy: '12',
        r: '1',
        key: '1tmaij',
      },
    ],
    [
      'circle',
      {
        cx: '15',
        cy: '5',
        r: '1',
        key: '19l28e',
      },
    ],
    [
      'circle',
      {
        cx: '15',
        cy: '19',
        r: '1',
        key: 'f4zoj3',
      },
    ],
  ],
};
__iconData.node;
const GripVertical = createLucideIcon(__iconData);
export { __iconData, GripVertical as default };
