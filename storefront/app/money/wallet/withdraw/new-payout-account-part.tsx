import { looksAlike } from '@tradewind/contract/money/look-alike';
import type { PayoutAddress, PayoutMethod } from '@tradewind/contract/money/withdrawals';
import { useEffect, useState } from 'react';
import type { ApiRefusal } from '@tradewind/client/errors';
import { Button } from '../../../design/button.tsx';
import { Notice } from '../../../design/notice.tsx';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { PaymentCodePart } from '../code-part.tsx';
import { type PaymentCodeFailure, paymentCodeFailure } from '../code-trouble.ts';
import { BankFormPart } from './bank-form-part.tsx';
import { ChainFormPart } from './chain-form-part.tsx';
import { CompareAddressesPart } from './compare-addresses-part.tsx';
import type { NewPayoutAccount } from './payout-account-form.ts';
import { useAddPayoutAccount } from './withdraw-data.ts';

interface NewPayoutAccountProps {
  method: PayoutMethod;
  /** What is in the book already. */
  payees: readonly PayoutAddress[];
  networks: readonly string[];
  onAdded: (payee: PayoutAddress) => void;
  onBusy: (busy: boolean) => void;
}

/** Details first, then the payment code. What looks like an entry of the book must be compared before it is taken. */
export function NewPayoutAccountPart({ method, payees, networks, onAdded, onBusy }: NewPayoutAccountProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<NewPayoutAccount | null>(null);
  const [asking, setAsking] = useState(false);
  const [compared, setCompared] = useState(false);
  const [trouble, setTrouble] = useState<PaymentCodeFailure | null>(null);
  const add = useAddPayoutAccount();
  useEffect(() => {
    onBusy(add.isPending);
    return () => onBusy(false);
  }, [add.isPending, onBusy]);

  const ask = (payee: NewPayoutAccount, seen: boolean) => {
    setTyped(payee);
    setCompared(seen);
    setTrouble(null);
    setAsking(true);
  };
  const refused = (failure: unknown) => {
    const found = paymentCodeFailure(t, failure);
    setTrouble(found);
    if (found.kind === 'refused') setAsking(false);
  };
  const enter = (password_pay: string) => {
    if (!typed) return;
    add.mutate(
      { ...typed, password_pay, ...(compared && { look_alike_seen: true }) },
      { onSuccess: onAdded, onError: refused },
    );
  };

  if (asking) {
    return (
      <>
        <p className="px-4 pb-4 text-center text-body text-ink-2">{t('wallet.book.codeWhy')}</p>
        <PaymentCodePart busy={add.isPending} trouble={trouble} onCode={enter} />
      </>
    );
  }
  return (
    <div className="flex flex-col gap-4 px-4 pb-[calc(20px+var(--safe-b))]">
      {trouble?.kind === 'refused' && (
        <Refused refusal={trouble.refusal} typed={typed} payees={payees} onCompared={() => typed && ask(typed, true)} />
      )}
      {method === 'bank' ? (
        <BankFormPart
          typed={typed?.extract_type === 0 ? typed : null}
          onDone={(bank) => ask({ extract_type: 0, ...bank }, false)}
        />
      ) : (
        <ChainFormPart
          networks={networks}
          typed={typed?.extract_type === 1 ? typed : null}
          onDone={(chain) => ask({ extract_type: 1, ...chain }, false)}
        />
      )}
    </div>
  );
}

interface RefusedProps extends Pick<NewPayoutAccountProps, 'payees'> {
  refusal: ApiRefusal;
  typed: NewPayoutAccount | null;
  onCompared: () => void;
}

function Refused({ refusal, typed, payees, onCompared }: RefusedProps) {
  const { t } = useTranslation();
  const alike = refusal.refusal === 'address_look_alike';
  const address = typed?.extract_type === 1 ? typed.blockchain : '';
  const known = alike && payees.find(({ blockchain }) => blockchain !== '' && looksAlike(blockchain, address));
  return (
    <Notice
      tone={alike ? 'warn' : 'bad'}
      urgent
      action={
        alike && (
          <>
            {known && <CompareAddressesPart known={known.blockchain} typed={address} />}
            <Button kind="outline" size="sm" className="mt-3" onClick={onCompared}>
              {t('wallet.book.compared')}
            </Button>
          </>
        )
      }
    >
      {refusal.msg}
    </Notice>
  );
}
