import { addDaysOff, removeDayOff, type DayOff } from '@tradewind/contract/platform/desk/days-off';
import { CalendarOff } from 'lucide-react';
import { useCanCall } from '../../api/use-endpoint-query.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ActionButton } from '../../design/action-button.tsx';
import { dates, useFormat } from '../../design/format.ts';

/** Adds one coming day, or several consecutive ones. */
export const AddDaysOff = () => {
  const t = useTranslation();
  const canCall = useCanCall();
  if (!canCall(addDaysOff)) return null;
  return (
    <ActionButton
      endpoint={addDaysOff}
      label={t('days_off.add')}
      kind="main"
      icon={<CalendarOff size={18} />}
      fields={[
        { name: 'name', label: t('days_off.name'), required: true },
        { name: 'from', label: t('days_off.from'), kind: 'day', required: true },
        { name: 'until', label: t('days_off.until'), kind: 'day', help: t('days_off.until_help') },
      ]}
      input={({ name = '', from = '', until = '' }) => ({ name, from, until })}
      done={t('days_off.added_done')}
    >
      {t('days_off.text')}
    </ActionButton>
  );
};

/** Makes a coming day a working day again. */
export const RemoveDayOff = ({ day: { id, name } }: { day: DayOff }) => {
  const t = useTranslation();
  const canCall = useCanCall();
  const dayName = useDayName();
  if (!canCall(removeDayOff)) return null;
  return (
    <ActionButton
      endpoint={removeDayOff}
      label={t('days_off.remove')}
      kind="danger"
      size="small"
      input={() => ({ id })}
      done={t('days_off.removed')}
    >
      {t('days_off.remove_text', { day: dayName(id), name })}
    </ActionButton>
  );
};

/** Formats a day with its weekday, since days off on a weekend have no effect. */
export function useDayName(): (day: string) => string {
  const { locale } = useFormat();
  const format = dates(locale, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
  return (day) => format.format(new Date(day));
}
