import createLucideIcon from '../../draw.js';
// icons/message-square-reply.mjs
/**
 * @license lucide-react v1.75.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
const __iconData = {
  name: 'message-square-reply',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M22 17a2 2 0 0 1-2 2H6.828a2 2 0 0 0-1.414.586l-2.202 2.202A.71.71 0 0 1 2 21.286V5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2z',
        key: '18887p',
      },
    ],
    [
      'path',
      {
        d: 'm10 8-3 3 3 3',
        key: 'fp6dz7',
      },
    ],
    [
      'path',
      {
        d: 'M17 14v-1a2 2 0 0 0-2-2H7',
        key: '1tkjnz',
      },
    ],
  ],
};
__iconData.node;
const MessageSquareReply = createLucideIcon(__iconData);
export { __iconData, MessageSquareReply as default };
