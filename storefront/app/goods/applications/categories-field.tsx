import { useQuery } from '@tanstack/react-query';
import type { CategoryCode } from '@tradewind/contract/goods/catalog';
import { Chip } from '../../design/chip.tsx';
import { Field } from '../../design/field.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { categoriesQuery, withoutAllCategory } from '../catalog/categories.ts';

interface CategoriesFieldProps {
  value: readonly CategoryCode[];
  onChange: (codes: CategoryCode[]) => void;
  error: string | undefined;
}

/** What the shop wants to sell, as chips to switch on. */
export function CategoriesField({ value, onChange, error }: CategoriesFieldProps) {
  const { t } = useTranslation();
  const { data = [] } = useQuery(categoriesQuery());
  const toggle = (code: CategoryCode) =>
    onChange(value.includes(code) ? value.filter((one) => one !== code) : [...value, code]);
  return (
    <Field label={t('applications.categories')} {...(error !== undefined && { error })}>
      {(wiring) => (
        <div
          id={wiring.id}
          role="group"
          aria-label={t('applications.categories')}
          aria-describedby={wiring['aria-describedby']}
          className="flex flex-wrap gap-x-2 gap-y-2.5"
        >
          {withoutAllCategory(data).map(({ category_id: code, name }) => (
            <Chip
              key={code}
              selected={value.includes(code as CategoryCode)}
              onClick={() => toggle(code as CategoryCode)}
            >
              {name}
            </Chip>
          ))}
        </div>
      )}
    </Field>
  );
}
