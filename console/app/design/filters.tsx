import { DateInput, SelectInput, TextInput } from 'react-admin';

const small = { size: 'small', margin: 'none' } as const;

/** A filter that is always visible above the list. */
export const textFilter = (source: string, label: string, helperText: string | false = false) => (
  <TextInput key={source} source={source} label={label} alwaysOn resettable helperText={helperText} {...small} />
);

export const choiceFilter = (source: string, label: string, choices: { id: string; name: string }[]) => (
  <SelectInput
    key={source}
    source={source}
    label={label}
    choices={choices}
    translateChoice={false}
    alwaysOn
    helperText={false}
    {...small}
  />
);

/** A range of days in the reader's time zone, from the start of the first to the end of the last. */
export const dayFilters = (from: string, until: string) => [
  <DateInput
    key="from"
    source="from"
    label={from}
    alwaysOn
    helperText={false}
    parse={startOfDay}
    format={dayOf}
    {...small}
  />,
  <DateInput
    key="to"
    source="to"
    label={until}
    alwaysOn
    helperText={false}
    parse={startOfNextDay}
    format={dayBefore}
    {...small}
  />,
];

function startOfDay(day: string | Date | null): string | null {
  const start = localDay(day);
  return start && start.toISOString();
}

function startOfNextDay(day: string | Date | null): string | null {
  const start = localDay(day);
  return start && new Date(start.getFullYear(), start.getMonth(), start.getDate() + 1).toISOString();
}

function localDay(day: string | Date | null): Date | null {
  if (!day) return null;
  const start = new Date(`${typeof day === 'string' ? day.slice(0, 10) : dayText(day)}T00:00:00`);
  return Number.isNaN(start.getTime()) ? null : start;
}

const dayOf = (moment: string | null) => (moment ? dayText(new Date(moment)) : '');

function dayBefore(moment: string | null): string {
  if (!moment) return '';
  const next = new Date(moment);
  return dayText(new Date(next.getFullYear(), next.getMonth(), next.getDate() - 1));
}

const dayText = (date: Date) =>
  `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`;
