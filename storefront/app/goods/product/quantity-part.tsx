import { Stepper } from '../../design/stepper.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';

interface QuantityPartProps {
  value: number;
  max: number;
  onChange: (value: number) => void;
}

/** How many pieces are bought, in the buy box of a wide window. */
export function QuantityPart({ value, max, onChange }: QuantityPartProps) {
  const { t, locale } = useTranslation();
  return (
    <>
      <span className="text-lead font-semibold xl:sr-only">{t('catalog.quantity')}</span>
      <Stepper
        value={value}
        onChange={onChange}
        max={max}
        label={t('catalog.quantity')}
        lessLabel={t('catalog.fewer')}
        moreLabel={t('catalog.more')}
        locale={locale}
      />
    </>
  );
}
