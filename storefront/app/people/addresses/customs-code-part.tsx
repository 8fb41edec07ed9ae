import { zodResolver } from '@hookform/resolvers/zod';
import type { Address } from '@tradewind/contract/people/addresses';
import { Globe } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import { TextInput } from '../../design/text-input.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { messageKey, useErrorText } from '../users/form-texts.ts';
import { useSetCustomsCode } from './address-data.ts';
import { customsCodeShape } from './address-rules.ts';

const codeForm = z.object({
  code: z.string().trim().toUpperCase().regex(customsCodeShape, messageKey('addresses.customsCodeInvalid')),
});

/** Asks for the customs code of the addressee, without which the customs hold the parcel, and stores it with the address. */
export function CustomsCodePart({ address }: { address: Address }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const save = useSetCustomsCode();
  const form = useForm({ resolver: zodResolver(codeForm), defaultValues: { code: '' } });
  return (
    <Notice tone="warn" icon={Globe} urgent title={t('addresses.customsCodeAsk')}>
      {t('addresses.customsCodeAskText')}
      <form
        noValidate
        className="mt-3 flex flex-col gap-2.5"
        onSubmit={form.handleSubmit(({ code }) => save.mutate({ address_id: address.address_id, customs_code: code }))}
      >
        <TextInput
          label={t('addresses.customsCode')}
          hint={t('addresses.customsCodeHint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={13}
          error={errorText(form.formState.errors.code)}
          {...form.register('code')}
        />
        <Button type="submit" size="sm" loading={save.isPending}>
          {t('addresses.save')}
        </Button>
      </form>
    </Notice>
  );
}
