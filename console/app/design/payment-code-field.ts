import { useTranslation } from '../i18n/use-translation.ts';
import type { ActionField } from './action-fields.tsx';

/** The field of an act that moves money: the payment code of the member, for this act only. */
export const usePaymentCodeField = (): ActionField => {
  const t = useTranslation();
  return {
    name: 'password_pay',
    label: t('payouts.code'),
    kind: 'secret',
    required: true,
    help: t('payouts.code_help'),
  };
};
