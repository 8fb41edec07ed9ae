import createLucideIcon from '../../draw.js';
// icons/message-circle-question-mark.mjs
/**
 * @license lucide-react v1.75.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
const __iconData = {
  name: 'message-circle-question-mark',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M2.992 16.342a2 2 0 0 1 .094 1.167l-1.065 3.29a1 1 0 0 0 1.236 1.168l3.413-.998a2 2 0 0 1 1.099.092 10 10 0 1 0-4.777-4.719',
        key: '1sd12s',
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
  aliases: ['message-circle-question'],
};
__iconData.node;
const MessageCircleQuestionMark = createLucideIcon(__iconData);
export { __iconData, MessageCircleQuestionMark as default };
