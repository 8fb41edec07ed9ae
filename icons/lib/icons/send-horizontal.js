import createLucideIcon from '../../draw.js';
// icons/send-horizontal.mjs
/**
 * @license lucide-react v1.75.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
const __iconData = {
  name: 'send-horizontal',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M3.714 3.048a.498.498 0 0 0-.683.627l2.843 7.627a2 2 0 0 1 0 1.396l-2.842 7.627a.498.498 0 0 0 .682.627l18-8.5a.5.5 0 0 0 0-.904z',
        key: '117uat',
      },
    ],
    [
      'path',
      {
        d: 'M6 12h16',
        key: 's4cdu5',
      },
    ],
  ],
  aliases: ['send-horizonal'],
};
__iconData.node;
const SendHorizontal = createLucideIcon(__iconData);
export { __iconData, SendHorizontal as default };
