import createLucideIcon from '../../draw.js';
// icons/circle-question-mark.mjs
/**
 * @license lucide-react v1.75.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
const __iconData = {
  name: 'circle-question-mark',
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
        d: 'M9 9.5a3 2.5 0 016 0c0 2-2 2-3 3.5',
        key: '1awbb0',
      },
    ],
    [
      'path',
      {
        d: 'M12 17h.01',
        key: 'p32p05',
      },
    ],
  ],
  aliases: ['help-circle', 'circle-help'],
};
__iconData.node;
const CircleQuestionMark = createLucideIcon(__iconData);
export { __iconData, CircleQuestionMark as default };
