import { zodResolver } from '@hookform/resolvers/zod';
import { CreditCard } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { Button } from '../../../design/button.tsx';
import { TextInput } from '../../../design/text-input.tsx';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { useErrorText } from '../../../people/users/form-texts.ts';
import { type BankAccountInput, bankForm } from './payout-account-form.ts';

interface BankFormProps {
  typed: BankAccountInput | null;
  onDone: (account: BankAccountInput) => void;
}

export function BankFormPart({ typed, onDone }: BankFormProps) {
  const { t } = useTranslation();
  const wrong = useErrorText();
  const form = useForm({
    resolver: zodResolver(bankForm),
    mode: 'onTouched',
    defaultValues: typed ?? { bank_name: '', bank_card: '', real_name: '', label: '' },
  });
  const { errors } = form.formState;
  return (
    <form onSubmit={form.handleSubmit(onDone)} noValidate className="flex flex-col gap-4">
      <TextInput
        label={t('wallet.account.bank')}
        autoComplete="off"
        maxLength={80}
        error={wrong(errors.bank_name)}
        {...form.register('bank_name')}
      />
      <TextInput
        label={t('wallet.account.card')}
        inputMode="numeric"
        autoComplete="cc-number"
        maxLength={60}
        after={<CreditCard aria-hidden size={20} className="mr-2.5 text-ink-3" />}
        error={wrong(errors.bank_card)}
        {...form.register('bank_card')}
      />
      <TextInput
        label={t('wallet.account.holder')}
        autoComplete="name"
        maxLength={80}
        error={wrong(errors.real_name)}
        {...form.register('real_name')}
      />
      <TextInput
        label={t('wallet.account.label')}
        hint={t('wallet.account.labelHint')}
        autoComplete="off"
        maxLength={40}
        {...form.register('label')}
      />
      <Button type="submit" size="lg" wide>
        {t('wallet.continue')}
      </Button>
    </form>
  );
}
