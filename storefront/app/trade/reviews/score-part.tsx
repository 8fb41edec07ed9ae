import { StarInput } from '../../design/stars.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';

/** One of the three scores, in halves. */
export function ScorePart({
  label,
  value,
  onChange,
}: {
  label: string;
  value: number;
  onChange: (value: number) => void;
}) {
  const { t } = useTranslation();
  const { number } = useFormat();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3">
      <span aria-hidden className="text-body">
        {label}
      </span>
      <span className="flex items-center gap-1">
        <StarInput
          value={value}
          onChange={onChange}
          label={label}
          starLabel={(score) => t('catalog.score', { score: number(score) })}
        />
        <span aria-hidden className="tnum w-7 text-right text-note font-semibold text-ink-2">
          {value > 0 && number(value)}
        </span>
      </span>
    </div>
  );
}
