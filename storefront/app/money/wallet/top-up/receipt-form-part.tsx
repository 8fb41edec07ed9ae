import { zodResolver } from '@hookform/resolvers/zod';
import { toWire } from '@tradewind/contract/base/money';
import type { DepositNetwork } from '@tradewind/contract/money/networks';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { useNavigate } from '../../../shell/router/visit.ts';
import { z } from 'zod';
import { ApiRefusal } from '@tradewind/client/errors';
import { ActionBar } from '../../../design/action-bar.tsx';
import { Button } from '../../../design/button.tsx';
import { Card } from '../../../design/card.tsx';
import { TextInput } from '../../../design/text-input.tsx';
import { toast } from '../../../design/toast-store.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { FormFailure } from '../../../people/users/form-failure.tsx';
import { messageKey, showFormFailure, useErrorText } from '../../../people/users/form-texts.ts';
import { MoneyRow } from '../parts/detail-rows.tsx';
import { parseAmountInput, amountInput } from '../amount-input.ts';
import { useIdempotencyKey } from '../use-idempotency-key.ts';
import { EvidenceField } from './evidence-field.tsx';
import { topUpRecordPath, useRequestTopUp } from './top-up-data.ts';

const receiptForm = z.object({
  price: z.string().refine((text) => parseAmountInput(text) !== null, messageKey('wallet.amountNeeded')),
  image: z.string().min(1, messageKey('wallet.evidence.needed')),
});

/** The amount of a transfer and a picture of its receipt; an operator compares both with what arrived. */
export function ReceiptFormPart({ network: { network, blockchain, symbol } }: { network: DepositNetwork }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const wrong = useErrorText();
  const navigate = useNavigate();
  const { keyFor, forget } = useIdempotencyKey();
  const ask = useRequestTopUp();
  const form = useForm({
    resolver: zodResolver(receiptForm),
    mode: 'onTouched',
    defaultValues: { price: '', image: '' },
  });
  const { errors } = form.formState;
  const amount = parseAmountInput(useWatch({ control: form.control, name: 'price' }));

  const submit = form.handleSubmit(async ({ price, image }) => {
    const sent = parseAmountInput(price);
    const request = { network, blockchain, price: sent ? toWire(sent) : '', image };
    try {
      const { id } = await ask.mutateAsync({ ...request, idempotencyKey: keyFor(request) });
      toast.success(t('wallet.receipt.done'));
      void navigate(topUpRecordPath(id), { replace: true });
    } catch (failure) {
      if (failure instanceof ApiRefusal) forget();
      showFormFailure(form, t, failure);
    }
  });
  return (
    <form onSubmit={submit} noValidate className="flex grow flex-col">
      <div className="px-3 pb-6">
        <Card padded className="flex flex-col gap-4">
          <Controller
            control={form.control}
            name="price"
            render={({ field }) => (
              <TextInput
                label={t('wallet.receipt.amount')}
                inputMode="decimal"
                autoComplete="off"
                placeholder="0.00"
                after={<span className="mr-2.5 text-body font-semibold">{symbol}</span>}
                error={wrong(errors.price)}
                {...field}
                onChange={(event) => field.onChange(amountInput(field.value, event.target.value))}
              />
            )}
          />
          <div className="flex flex-col gap-2.5 rounded-md bg-sunken p-4">
            <MoneyRow label={t('wallet.receipt.rate')} value={`1 ${symbol} = ${money('1.00')}`} />
            <MoneyRow strong label={t('wallet.youReceive')} value={amount ? money(toWire(amount)) : '–'} />
          </div>
          <Controller
            control={form.control}
            name="image"
            render={({ field }) => <EvidenceField onChange={field.onChange} error={wrong(errors.image)} />}
          />
          <p className="text-note text-ink-3">{t('wallet.receipt.checked')}</p>
          <FormFailure error={errors.root} />
        </Card>
      </div>
      <ActionBar>
        <Button type="submit" size="lg" wide loading={ask.isPending}>
          {t('wallet.receipt.submit')}
        </Button>
      </ActionBar>
    </form>
  );
}
