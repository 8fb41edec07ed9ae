import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm } from 'react-hook-form';
import { Button } from '../../../design/button.tsx';
import { Notice } from '../../../design/notice.tsx';
import { Segmented } from '../../../design/segmented.tsx';
import { TextArea } from '../../../design/text-area.tsx';
import { TextInput } from '../../../design/text-input.tsx';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { useErrorText } from '../../../people/users/form-texts.ts';
import { networkName } from '../payout-account-text.ts';
import { type ChainAddressInput, chainForm } from './payout-account-form.ts';

interface ChainFormProps {
  networks: readonly string[];
  typed: ChainAddressInput | null;
  onDone: (account: ChainAddressInput) => void;
}

export function ChainFormPart({ networks, typed, onDone }: ChainFormProps) {
  const { t } = useTranslation();
  const wrong = useErrorText();
  const form = useForm({
    resolver: zodResolver(chainForm),
    mode: 'onTouched',
    defaultValues: typed ?? { network: networks[0] ?? '', blockchain: '', label: '' },
  });
  const { errors } = form.formState;
  return (
    <form onSubmit={form.handleSubmit(onDone)} noValidate className="flex flex-col gap-4">
      <Controller
        control={form.control}
        name="network"
        render={({ field }) => (
          <div>
            <p className="mb-1.5 text-note font-medium text-ink-2">{t('wallet.network')}</p>
            <Segmented
              label={t('wallet.network')}
              options={networks.map((id) => ({ id, label: networkName(id) }))}
              value={field.value}
              onChange={field.onChange}
            />
          </div>
        )}
      />
      <TextArea
        label={t('wallet.account.address')}
        rows={2}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        error={wrong(errors.blockchain)}
        {...form.register('blockchain')}
      />
      <Notice tone="warn">{t('wallet.account.sameNetwork')}</Notice>
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
