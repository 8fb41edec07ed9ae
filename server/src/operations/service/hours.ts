import { pickText, locales, type Locale } from '@tradewind/contract/base/locales';
import { refuse } from '@tradewind/contract/base/refusals';
import type { ServiceHours } from '@tradewind/contract/operations/service-desk';
import type { Read, Tx } from '../../base/db/database.ts';
import { deskAudience } from './viewer.ts';

/** Until a desk sets its hours: always there, no text, an answer within half a day. */
const unset: ServiceHours = {
  time_zone: 'UTC',
  days: null,
  answer_minutes: 720,
  absences: { en: '', 'zh-CN': '', ja: '', ko: '', th: '' },
};

/** The hours of desks, by shop; null is the platform. */
export async function hoursOf(
  read: Read,
  shopIds: readonly (string | null)[],
): Promise<ReadonlyMap<string | null, ServiceHours>> {
  const rows = await read
    .selectFrom('service_hours')
    .selectAll()
    .where('id', 'in', shopIds.length > 0 ? shopIds.map(deskAudience) : [deskAudience(null)])
    .execute();
  const stored = new Map(rows.map((row) => [row.id, row]));
  return new Map(
    shopIds.map((shopId) => {
      const row = stored.get(deskAudience(shopId));
      const absences = Object.fromEntries(locales.map((locale) => [locale, row?.absences[locale] ?? '']));
      return [shopId, row ? { ...row, absences: absences as ServiceHours['absences'] } : unset];
    }),
  );
}

/** The hours of one desk. */
export const hoursOfDesk = async (read: Read, shopId: string | null): Promise<ServiceHours> =>
  (await hoursOf(read, [shopId])).get(shopId)!;

/** Whether a desk answers at a moment. */
export function isPresent({ time_zone: timeZone, days }: Pick<ServiceHours, 'time_zone' | 'days'>, at: Date): boolean {
  if (!days) return true;
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  const today = days[weekdays.indexOf(part('weekday'))];
  const time = `${part('hour')}:${part('minute')}`;
  return Boolean(today && today.from <= time && time < today.until);
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** The absence text for a reader; empty where the desk wrote none. */
export const absenceText = ({ absences }: Pick<ServiceHours, 'absences'>, locale: Locale): string =>
  pickText(Object.fromEntries(Object.entries(absences).filter(([, text]) => text !== '')), locale);

/** Stores the hours of a desk. @throws Refusal `service_hours_invalid`. */
export async function storeHours(tx: Tx, shopId: string | null, hours: ServiceHours, at: Date): Promise<void> {
  if (!isTimeZone(hours.time_zone)) refuse('service_hours_invalid', {}, ['time_zone']);
  if (hours.days?.some((day) => day && day.from >= day.until)) refuse('service_hours_invalid', {}, ['days']);
  const row = {
    time_zone: hours.time_zone,
    days: hours.days && JSON.stringify(hours.days),
    answer_minutes: hours.answer_minutes,
    absences: hours.absences,
    changed_at: at,
  };
  await tx
    .insertInto('service_hours')
    .values({ id: deskAudience(shopId), ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
