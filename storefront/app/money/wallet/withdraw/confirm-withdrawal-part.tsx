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
import { type PaymentCodeFailure, paymentCodeFailure } from '../payment-code/payment-code-part.tsx';
import { type PaymentProof, PaymentProofPart } from '../payment-code/payment-proof-part.tsx';
import { payoutAccountNumber, payoutAccountTitle } from '../payout-account-text.ts';
import { useRequestWithdrawal } from './withdraw-data.ts';

interface ConfirmWithdrawalProps {
  open: boolean;
  onClose: () => void;
  account: PayoutAddress;
  quote: OutputOf<typeof withdrawalQuote>;
  /** Whether the account has a second factor. */
  needsFactor: boolean;
  keyFor: (request: object) => string;
  onAsked: (withdrawal: WithdrawalDetail) => void;
  onRefused: (refusal: ApiRefusal) => void;
}

/** Asks for the payment code, and the second factor if there is one, below the quoted amounts. */
export function ConfirmWithdrawalPart({
  open,
  onClose,
  account,
  quote,
  needsFactor,
  keyFor,
  onAsked,
  onRefused,
}: ConfirmWithdrawalProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { money } = useFormat();
  const [failure, setFailure] = useState<PaymentCodeFailure | null>(null);
  const ask = useRequestWithdrawal();

  const enter = (proof: PaymentProof) => {
    const request = { ...accountFields(account), price: quote.extract_price, real_price: quote.real_price };
    ask.mutate(
      { ...request, ...proof, idempotencyKey: keyFor(request) },
      {
        onSuccess: onAsked,
        onError: (error) => {
          const failed = paymentCodeFailure(t, error);
          if (failed.kind === 'refused') onRefused(failed.refusal);
          else setFailure(failed);
        },
      },
    );
  };
  const close = () => {
    setFailure(null);
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
          {t('wallet.withdraw.toAccount', {
            place: `${payoutAccountTitle(t, account)} ${payoutAccountNumber(account)}`,
          })}
        </p>
        <Price amount={amountOf(quote.extract_price)} locale={locale} size="hero" tone="ink" />
        <p className="text-body text-ink-2">
          {t('wallet.withdraw.feeAndArrives', { fee: money(quote.fee), arrives: money(quote.real_price) })}
        </p>
      </div>
      <PaymentProofPart needsFactor={needsFactor} busy={ask.isPending} failure={failure} onProof={enter} />
    </Sheet>
  );
}

/** An account that is too new to be chosen by id is sent in full: the request is accepted, and waits until it can be paid. */
function accountFields(account: PayoutAddress) {
  const { id, usable, extract_type, network, blockchain, bank_name, bank_card, real_name } = account;
  const type = extract_type === payoutTypes.chain ? payoutTypes.chain : payoutTypes.bank;
  if (usable === 1) return { extract_type: type, network, address_id: id };
  return { extract_type: type, network, blockchain, bank_name, bank_card, real_name };
}
