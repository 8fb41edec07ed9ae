import { useQuery } from '@tanstack/react-query';
import { Chip } from '../../design/chip.tsx';
import { Field } from '../../design/field.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { categoriesQuery, withoutAllCategory } from '../catalog/categories.ts';

interface CategoriesFieldProps {
  value: readonly string[];
  onChange: (codes: string[]) => void;
  error: string | undefined;
}

/** What the shop wants to sell, as chips to switch on. */
export function CategoriesField({ value, onChange, error }: CategoriesFieldProps) {
  const { t } = useTranslation();
  const { data = [] } = useQuery(categoriesQuery());
  const toggle = (code: string) =>
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
            <Chip key={code} selected={value.includes(code)} onClick={() => toggle(code)}>
              {name}
            </Chip>
          ))}
        </div>
      )}
    </Field>
  );
}
