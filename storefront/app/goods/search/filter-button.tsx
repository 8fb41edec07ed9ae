import { SlidersHorizontal } from 'lucide-react';
import { useTranslation } from '../../i18n/use-translation.tsx';

interface FilterButtonProps {
  /** Number of applied filters. */
  applied: number;
  onFilter: () => void;
}

/** Opens the filters and shows how many are applied; they stand beside the results of a wide window. */
export function FilterButton({ applied, onFilter }: FilterButtonProps) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onFilter}
      className="press ml-auto inline-flex lg:hidden min-h-11 shrink-0 items-center gap-1.5 px-1 text-body font-medium text-sea"
    >
      <SlidersHorizontal aria-hidden size={18} />
      {t('search.filter')}
      {applied > 0 && (
        <span className="tnum grid size-[18px] place-items-center rounded-full bg-sea-solid text-micro font-semibold text-on-solid">
          {applied}
        </span>
      )}
    </button>
  );
}
