import { useTranslation } from '../../../i18n/use-translation.tsx';
import { ScreenBar } from '../../../shell/screen-bar.tsx';
import { RecordLink } from '../parts/record-link.tsx';
import { CheckoutFormPart } from './checkout-form-part.tsx';

export function Component() {
  const { t } = useTranslation();
  return (
    <>
      <ScreenBar title={t('title.cardTopUp')} fallback="/topUp" right={<RecordLink to="/topUpRecord" />} />
      <CheckoutFormPart method="card" />
    </>
  );
}
