import type { OutputOf } from '@tradewind/contract/base/endpoint';
import type { areas } from '@tradewind/contract/people/addresses';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../../design/class-names.ts';
import { bareControlClass, Field, fieldBoxClass } from '../../design/field.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';

export type Area = OutputOf<typeof areas>[number];

/** The row that a name stands for, in either of its scripts. */
export const areaNamed = (rows: readonly Area[], name: string): Area | undefined =>
  rows.find((row) => row.name === name.trim()) ?? rows.find((row) => row.native === name.trim());

interface AreaFieldProps {
  label: ReactNode;
  rows: readonly Area[];
  value: string;
  autoComplete: string;
  error?: string;
  onChange: (name: string) => void;
  onBlur: () => void;
  /** The area is not in the list. */
  onMissing: () => void;
  ref: (element: HTMLSelectElement | null) => void;
}

/** The value of the last option; no area is called so. */
const missing = '\0';

/** A province, city or district to choose from a list that may lack it. */
export function AreaField({
  label,
  rows,
  value,
  error,
  autoComplete,
  onChange,
  onBlur,
  onMissing,
  ref,
}: AreaFieldProps) {
  const { t } = useTranslation();
  return (
    <Field label={label} error={error}>
      {(wiring) => (
        <div className={cx(fieldBoxClass({ error }), 'relative min-h-[50px] items-center')}>
          <select
            {...wiring}
            ref={ref}
            autoComplete={autoComplete}
            value={areaNamed(rows, value)?.name ?? ''}
            onChange={(event) => (event.target.value === missing ? onMissing() : onChange(event.target.value))}
            onBlur={onBlur}
            className={cx(bareControlClass, 'cursor-pointer appearance-none self-stretch rounded-md py-2.5 pr-11 pl-4')}
          >
            <option value="">{t('addresses.chooseArea')}</option>
            {rows.map(({ id, name, native }) => (
              <option key={id} value={name} className="bg-surface text-ink">
                {name === native ? name : `${name} · ${native}`}
              </option>
            ))}
            <option value={missing} className="bg-surface text-ink">
              {t('addresses.areaNotListed')}
            </option>
          </select>
          <ChevronDown aria-hidden size={18} className="pointer-events-none absolute right-4 text-ink-3" />
        </div>
      )}
    </Field>
  );
}
