import { z } from 'zod';
import { endpoint } from '../../base/endpoint.ts';
import { text } from '../../base/fields.ts';
import { deskList, filter, listInput } from '../../base/desk-list.ts';

const roles = ['admin'] as const;
const date = z.iso.date();

/** The most days that can be added at once. */
export const maxDaysOffAtOnce = 31;

export const dayOff = z.object({
  id: z.string().describe('The day (UTC), as YYYY-MM-DD'),
  name: z.string(),
  state: z.enum(['coming', 'past']),
  added_by: z.string().describe('Name'),
  added_at: z.string(),
});
export type DayOff = z.output<typeof dayOff>;

export const daysOff = endpoint({
  name: 'desk.daysOff',
  summary: 'Days that are no working days, beside Saturdays and Sundays',
  who: 'operator',
  roles: ['support', 'finance', 'admin'],
  method: 'GET',
  path: '/api/desk/days_off',
  input: listInput(['day', '-day'], { state: filter(dayOff.shape.state) }),
  output: deskList(dayOff),
  refusals: [],
});

export const addDaysOff = endpoint({
  name: 'desk.addDaysOff',
  summary: 'Add a coming day off, or several in a row; earlier promises stay unchanged',
  who: 'operator',
  roles,
  method: 'POST',
  path: '/api/desk/day_off_add',
  input: z.object({
    from: date,
    until: filter(date).describe('The last of the days; the same day when absent'),
    name: text(80),
  }),
  output: dayOff,
  refusals: ['day_off_listed', 'days_off_invalid'],
});

export const removeDayOff = endpoint({
  name: 'desk.removeDayOff',
  summary: 'Delete a coming day off; earlier promises stay unchanged',
  who: 'operator',
  roles,
  method: 'POST',
  path: '/api/desk/day_off_remove',
  input: z.object({ id: date }),
  output: dayOff,
  refusals: ['day_off_not_found'],
});
