import createLucideIcon from '../../draw.js';
// icons/calendar-off.mjs
/**
 * @license lucide-react v1.75.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
const __iconData = {
  name: 'calendar-off',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M16 2v3',
        key: 'otl347',
      },
    ],
    [
      'path',
      {
        d: 'm2 2 20 20',
        key: '1ooewy',
      },
    ],
    [
      'path',
      {
        d: 'M21 9h-5.5',
        key: '1g344v',
      },
    ],
    [
      'path',
      {
        d: 'M3 9h6',
        key: '1q2djq',
      },
    ],
    [
      'path',
      {
        d: 'M3.586 3.586A2 2 0 003 5v14a2 2 0 002 2h14a2 2 0 001.414-.586',
        key: '1g7ltu',
      },
    ],
    [
      'path',
      {
        d: 'M8.656 3H19a2 2 0 012 2v10.344',
        key: '1bwpd1',
      },
    ],
  ],
};
__iconData.node;
const CalendarOff = createLucideIcon(__iconData);
export { __iconData, CalendarOff as default };
