import createLucideIcon from '../../draw.js';
// icons/ticket-percent.mjs
/**
 * @license lucide-react v1.75.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
const __iconData = {
  name: 'ticket-percent',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M2 9a3 3 0 1 1 0 6v2a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2v-2a3 3 0 1 1 0-6V7a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2Z',
        key: '1l48ns',
      },
    ],
    [
      'path',
      {
        d: 'M9 9h.01',
        key: '1q5me6',
      },
    ],
    [
      'path',
      {
        d: 'm15 9-6 6',
        key: '1uzhvr',
      },
    ],
    [
      'path',
      {
        d: 'M15 15h.01',
        key: 'lqbp3k',
      },
    ],
  ],
};
__iconData.node;
const TicketPercent = createLucideIcon(__iconData);
export { __iconData, TicketPercent as default };
