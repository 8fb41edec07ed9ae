import { bankFormOf } from '@tradewind/contract/money/bank-forms';
import type { ActionField } from '../../../design/action-fields.tsx';
import { useCountries } from '../../../design/countries.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** The fields of a bank account: the country first, then what an account there is made of. */
export function useBankFields(): (typed: Record<string, string>) => readonly ActionField[] {
  const t = useTranslation();
  const { choices } = useCountries();
  const country: ActionField = {
    name: 'bank_country',
    label: t('bank.country'),
    kind: 'choice',
    choices,
    required: true,
  };
  return ({ bank_country: code = '' }) =>
    code === ''
      ? [country]
      : [
          country,
          ...bankFormOf(code).rules.map(({ field, name, required }): ActionField => ({
            name: field,
            label: t(`bank.${name}`),
            required,
            ...(field === 'holder_country' && { kind: 'choice' as const, choices }),
            ...(name === 'real_name' && { help: t('bank.latin') }),
          })),
        ];
}
