import { zodResolver } from '@hookform/resolvers/zod';
import { bankFields, bankFormOf, type BankField, type FieldRule } from '@tradewind/contract/money/bank-forms';
import type { Locale } from '@tradewind/contract/base/locales';
import { useForm, useWatch } from 'react-hook-form';
import { Button } from '../../../design/button.tsx';
import { TextInput } from '../../../design/text-input.tsx';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { useErrorText } from '../../../people/users/form-texts.ts';
import { CountrySelect } from './country-select.tsx';
import { type BankAccountInput, bankForm } from './payout-account-form.ts';

interface BankFormProps {
  typed: BankAccountInput | null;
  onDone: (account: BankAccountInput) => void;
}

/** Where the bank of a reader of a language most likely is. */
const likelyCountry: Readonly<Record<Locale, string>> = { en: '', 'zh-CN': 'CN', ja: 'JP', ko: 'KR', th: 'TH' };

const fillings: Partial<Record<BankField, string>> = {
  real_name: 'name',
  holder_street: 'street-address',
  holder_town: 'address-level2',
};

/** A bank account: the country first, then what an account there is made of. */
export function BankFormPart({ typed, onDone }: BankFormProps) {
  const { t, locale } = useTranslation();
  const wrong = useErrorText();
  const form = useForm({
    resolver: zodResolver(bankForm),
    mode: 'onTouched',
    defaultValues: typed ?? emptyAccount(likelyCountry[locale]),
  });
  const { errors } = form.formState;
  const country = useWatch({ control: form.control, name: 'bank_country' });
  const field = ({ field: key, name, required }: FieldRule) =>
    key === 'holder_country' ? (
      <CountrySelect
        key={key}
        label={t('wallet.bank.holder_country')}
        error={wrong(errors[key])}
        {...form.register(key)}
      />
    ) : (
      <TextInput
        key={key}
        label={t(`wallet.bank.${name}`)}
        hint={required ? hintOf(name) && t(hintOf(name)!) : t('wallet.bank.optional')}
        autoComplete={fillings[key] ?? 'off'}
        spellCheck={false}
        maxLength={80}
        error={wrong(errors[key])}
        {...form.register(key)}
      />
    );
  return (
    <form onSubmit={form.handleSubmit(onDone)} noValidate className="flex flex-col gap-4">
      <CountrySelect
        label={t('wallet.bank.country')}
        error={wrong(errors.bank_country)}
        {...form.register('bank_country', { onChange: () => form.clearErrors() })}
      />
      {country !== '' && (
        <>
          {bankFormOf(country).rules.map(field)}
          <TextInput
            label={t('wallet.account.label')}
            hint={t('wallet.account.labelHint')}
            autoComplete="off"
            maxLength={40}
            {...form.register('label')}
          />
        </>
      )}
      <Button type="submit" size="lg" wide>
        {t('wallet.continue')}
      </Button>
    </form>
  );
}

const hintOf = (name: FieldRule['name']) =>
  name === 'real_name' || name === 'holder_street' ? (`wallet.bank.hint.${name}` as const) : undefined;

const emptyAccount = (country: string): BankAccountInput => ({
  ...(Object.fromEntries(bankFields.map((key) => [key, ''])) as Record<BankField, string>),
  bank_country: country,
  label: '',
});
