import { Check } from 'lucide-react';
import { type KeyboardEvent, useEffect } from 'react';
import { cx } from '../../design/class-names.ts';
import { Skeleton } from '../../design/skeleton.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { ErrorState } from '../../shell/errors/error-state.tsx';
import type { Area } from './area-field.tsx';
import type { Rows } from './use-areas.ts';

/** The id of an option, which the search field names as the active one. */
export const optionId = (listId: string, at: number): string => `${listId}-${at}`;

interface AreaListProps {
  id: string;
  rows: Rows;
  /** Why there are none. */
  error: Error | null;
  onRetry: () => void;
  /** The rows were searched for, and are of several levels. */
  isFound: boolean;
  /** The id of the chosen area. */
  chosen: string | undefined;
  /** The row that the keyboard is at; -1 for none. */
  current: number;
  /** The keyboard has moved there. */
  isMarked: boolean;
  onChoose: (area: Area) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Areas to choose from; of a search, each with the areas that it is in. */
export function AreaList({
  id,
  rows,
  error,
  onRetry,
  isFound,
  chosen,
  current,
  isMarked,
  onChoose,
  onKeyDown,
}: AreaListProps) {
  const { t } = useTranslation();
  useEffect(() => {
    document.getElementById(optionId(id, Math.max(current, 0)))?.scrollIntoView({ block: 'nearest' });
  }, [id, current, rows]);
  if (rows === 'loading')
    return (
      <div className="flex h-[56dvh] flex-col gap-4 px-4 py-4">
        {[0, 1, 2, 3].map((row) => (
          <Skeleton key={row} className="h-6 w-2/3" />
        ))}
      </div>
    );
  if (rows.length === 0 && error) return <ErrorState error={error} onRetry={onRetry} />;
  if (rows.length === 0)
    return (
      <p role="status" className="h-[56dvh] px-4 py-8 text-center text-body text-ink-3">
        {t('addresses.noArea')}
      </p>
    );
  return (
    <ul
      id={id}
      role="listbox"
      aria-label={t('addresses.area')}
      tabIndex={0}
      aria-activedescendant={current >= 0 ? optionId(id, current) : undefined}
      onKeyDown={onKeyDown}
      className="min-h-[56dvh] pb-2 -outline-offset-2"
    >
      {rows.map((area, at) => (
        <li
          key={area.id}
          id={optionId(id, at)}
          role="option"
          aria-selected={area.id === chosen}
          onClick={() => onChoose(area)}
          className={cx(
            'flex min-h-12 cursor-pointer items-center justify-between gap-3 px-4 py-2 text-lead hover:bg-pressed active:bg-pressed',
            area.id === chosen && 'font-semibold text-sea',
            isMarked && at === current && 'bg-pressed',
          )}
        >
          <span className="min-w-0">
            {area.name}
            {area.name !== area.native && <span className="font-normal text-ink-3"> {area.native}</span>}
            {isFound && <Within area={area} />}
          </span>
          {area.id === chosen && <Check aria-hidden size={20} className="shrink-0" />}
        </li>
      ))}
    </ul>
  );
}

/** Where an area is: those above it, the smallest first, and its postcode. */
function Within({ area: { above = [], postcode = '' } }: { area: Area }) {
  const text = [above.toReversed().join(', '), postcode].filter(Boolean).join(' · ');
  return text !== '' && <span className="block text-note font-normal text-ink-3">{text}</span>;
}
