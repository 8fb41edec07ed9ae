import { addDaysOff, removeDayOff, type DayOff } from '@tradewind/contract/platform/desk/days-off';
import { CalendarOff } from 'lucide-react';
import { useMay } from '../../api/use-desk.ts';
import { useWords } from '../../i18n/words.ts';
import { VerbButton } from '../../look/verb-button.tsx';
import { useDayName } from './day-name.ts';

/** Lists one coming day, or several in a row. */
export const AddDaysOff = () => {
  const word = useWords();
  const may = useMay();
  if (!may(addDaysOff)) return null;
  return (
    <VerbButton
      endpoint={addDaysOff}
      label={word('days_off.add')}
      kind="main"
      icon={<CalendarOff size={18} />}
      fields={[
        { name: 'name', label: word('days_off.name'), required: true },
        { name: 'from', label: word('days_off.from'), kind: 'day', required: true },
        { name: 'until', label: word('days_off.until'), kind: 'day', help: word('days_off.until_help') },
      ]}
      input={({ name = '', from = '', until = '' }) => ({ name, from, until })}
      done={word('days_off.added_done')}
    >
      {word('days_off.text')}
    </VerbButton>
  );
};

/** Makes a coming day a working day again. */
export const RemoveDayOff = ({ day: { id, name } }: { day: DayOff }) => {
  const word = useWords();
  const may = useMay();
  const dayName = useDayName();
  if (!may(removeDayOff)) return null;
  return (
    <VerbButton
      endpoint={removeDayOff}
      label={word('days_off.remove')}
      kind="danger"
      size="small"
      input={() => ({ id })}
      done={word('days_off.removed')}
    >
      {word('days_off.remove_text', { day: dayName(id), name })}
    </VerbButton>
  );
};
