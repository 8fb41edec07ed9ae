import type { OutputOf } from '@tradewind/contract/base/endpoint';
import {
  type PayoutAddress,
  payoutTypes,
  type WithdrawalDetail,
  type withdrawalQuote,
} from '@tradewind/contract/money/withdrawals';
import { useState } from 'react';
import type { ApiRefusal } from '@tradewind/client/errors';
import { Price } from '../../../design/price.tsx';
import { Sheet } from '../../../design/sheet.tsx';
import { useFormat } from '../../../i18n/use-format.ts';
import { useLocale, useTranslation } from '../../../i18n/use-translation.tsx';
import { amountOf } from '../../currencies/amount.ts';
import { PaymentCodePart } from '../code-part.tsx';
import { type PaymentCodeFailure, paymentCodeFailure } from '../code-trouble.ts';
import { payoutAccountNumber, payoutAccountTitle } from '../payout-account-text.ts';
import { useRequestWithdrawal } from './withdraw-data.ts';

interface ConfirmWithdrawalProps {
  open: boolean;
  onClose: () => void;
  payee: PayoutAddress;
  quote: OutputOf<typeof withdrawalQuote>;
  keyFor: (wish: object) => string;
  onAsked: (withdrawal: WithdrawalDetail) => void;
  onRefused: (refusal: ApiRefusal) => void;
}

/** Asks for the payment code over exactly what is promised. */
export function ConfirmWithdrawalPart({
  open,
  onClose,
  payee,
  quote,
  keyFor,
  onAsked,
  onRefused,
}: ConfirmWithdrawalProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { money } = useFormat();
  const [trouble, setTrouble] = useState<PaymentCodeFailure | null>(null);
  const ask = useRequestWithdrawal();

  const enter = (password_pay: string) => {
    const wish = { ...accountFields(payee), price: quote.extract_price, real_price: quote.real_price };
    ask.mutate(
      { ...wish, password_pay, idempotencyKey: keyFor(wish) },
      {
        onSuccess: onAsked,
        onError: (failure) => {
          const found = paymentCodeFailure(t, failure);
          if (found.kind === 'refused') onRefused(found.refusal);
          else setTrouble(found);
        },
      },
    );
  };
  const close = () => {
    setTrouble(null);
    onClose();
  };
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && close()}
      title={t('orders.pay.title')}
      closeLabel={t('shell.close')}
      flush
      locked={ask.isPending}
    >
      <div className="flex flex-col items-center gap-2 px-4 pb-5 text-center">
        <p className="max-w-full text-body [overflow-wrap:anywhere] text-ink-3">
          {t('wallet.withdraw.into', { place: `${payoutAccountTitle(t, payee)} ${payoutAccountNumber(payee)}` })}
        </p>
        <Price amount={amountOf(quote.extract_price)} locale={locale} size="hero" tone="ink" />
        <p className="text-body text-ink-2">
          {t('wallet.withdraw.feeAndArrives', { fee: money(quote.fee), arrives: money(quote.real_price) })}
        </p>
      </div>
      <PaymentCodePart busy={ask.isPending} trouble={trouble} onCode={enter} />
    </Sheet>
  );
}

/** An entry that is too new to be chosen is spelled out instead: such a request is taken, and waits until it can be paid. */
function accountFields(payee: PayoutAddress) {
  const { id, usable, extract_type, network, blockchain, bank_name, bank_card, real_name } = payee;
  const type = extract_type === payoutTypes.chain ? payoutTypes.chain : payoutTypes.bank;
  if (usable === 1) return { extract_type: type, network, address_id: id };
  return { extract_type: type, network, blockchain, bank_name, bank_card, real_name };
}
