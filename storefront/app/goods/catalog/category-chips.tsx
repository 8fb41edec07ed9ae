import type { Category } from '@tradewind/contract/goods/catalog';
import { Chip } from '../../design/chip.tsx';
import { cx } from '../../design/class-names.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useCategoryName } from './categories.ts';

interface CategoryChipsProps {
  categories: readonly Category[];
  /** Code of the chosen one; null for all. */
  chosen: string | null;
  onChoose: (category: string | null) => void;
  /** Label of the chip that stands for all categories. */
  allLabel: string;
  /** On several lines, as in a sheet, instead of one row that scrolls. */
  wrap?: boolean;
  className?: string;
}

/** Categories to choose one from. */
export function CategoryChips({ categories, chosen, onChoose, allLabel, wrap, className }: CategoryChipsProps) {
  const { t } = useTranslation();
  const nameOf = useCategoryName();
  return (
    <div
      role="group"
      aria-label={t('catalog.categories')}
      className={cx(
        'flex gap-2',
        wrap ? 'flex-wrap gap-y-2.5' : 'scrollbar-none overflow-x-auto px-4 py-1 md:flex-wrap',
        className,
      )}
    >
      <Chip selected={chosen === null} onClick={() => onChoose(null)}>
        {allLabel}
      </Chip>
      {categories.map((category) => (
        <Chip
          key={category.category_id}
          selected={chosen === category.category_id}
          onClick={() => onChoose(category.category_id)}
        >
          {nameOf(category)}
        </Chip>
      ))}
    </div>
  );
}
