import { looksAlike } from '@tradewind/contract/money/look-alike';
import type { PayoutAddress, PayoutMethod } from '@tradewind/contract/money/withdrawals';
import { useEffect, useState } from 'react';
import type { ApiRefusal } from '@tradewind/client/errors';
import { Button } from '../../../design/button.tsx';
import { Notice } from '../../../design/notice.tsx';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { type PaymentCodeFailure, paymentCodeFailure } from '../payment-code/payment-code-part.tsx';
import { type PaymentProof, PaymentProofPart } from '../payment-code/payment-proof-part.tsx';
import { BankFormPart } from './bank-form-part.tsx';
import { ChainFormPart } from './chain-form-part.tsx';
import { CompareAddressesPart } from './compare-addresses-part.tsx';
import type { NewPayoutAccount } from './payout-account-form.ts';
import { useAddPayoutAccount } from './withdraw-data.ts';
import { failureWithReference } from '../../../shell/errors/tell-reference.ts';

interface NewPayoutAccountProps {
  method: PayoutMethod;
  /** The accounts that exist already. */
  accounts: readonly PayoutAddress[];
  networks: readonly string[];
  /** Whether the account has a second factor. */
  needsFactor: boolean;
  onAdded: (account: PayoutAddress) => void;
  onBusy: (busy: boolean) => void;
}

/** Details first, then the payment code. An address that looks like an existing one must be compared first. */
export function NewPayoutAccountPart({
  method,
  accounts,
  networks,
  needsFactor,
  onAdded,
  onBusy,
}: NewPayoutAccountProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<NewPayoutAccount | null>(null);
  const [asking, setAsking] = useState(false);
  const [compared, setCompared] = useState(false);
  const [failure, setFailure] = useState<PaymentCodeFailure | null>(null);
  const add = useAddPayoutAccount();
  useEffect(() => {
    onBusy(add.isPending);
    return () => onBusy(false);
  }, [add.isPending, onBusy]);

  const ask = (account: NewPayoutAccount, seen: boolean) => {
    setTyped(account);
    setCompared(seen);
    setFailure(null);
    setAsking(true);
  };
  const refused = (error: unknown) => {
    const failed = paymentCodeFailure(t, error);
    setFailure(failed);
    if (failed.kind === 'refused') setAsking(false);
  };
  const enter = (proof: PaymentProof) => {
    if (!typed) return;
    add.mutate(
      { ...typed, ...proof, ...(compared && { look_alike_seen: true }) },
      { onSuccess: onAdded, onError: refused },
    );
  };

  if (asking) {
    return (
      <>
        <p className="px-4 pb-4 text-center text-body text-ink-2">{t('wallet.account.codeWhy')}</p>
        <PaymentProofPart needsFactor={needsFactor} busy={add.isPending} failure={failure} onProof={enter} />
      </>
    );
  }
  return (
    <div className="flex flex-col gap-4 px-4 pb-[calc(20px+var(--safe-b))]">
      {failure?.kind === 'refused' && (
        <Refused
          refusal={failure.refusal}
          typed={typed}
          accounts={accounts}
          onCompared={() => typed && ask(typed, true)}
        />
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

interface RefusedProps extends Pick<NewPayoutAccountProps, 'accounts'> {
  refusal: ApiRefusal;
  typed: NewPayoutAccount | null;
  onCompared: () => void;
}

function Refused({ refusal, typed, accounts, onCompared }: RefusedProps) {
  const { t } = useTranslation();
  const alike = refusal.refusal === 'address_look_alike';
  const address = typed?.extract_type === 1 ? typed.blockchain : '';
  const known = alike && accounts.find(({ blockchain }) => blockchain !== '' && looksAlike(blockchain, address));
  return (
    <Notice
      tone={alike ? 'warn' : 'bad'}
      urgent
      action={
        alike && (
          <>
            {known && <CompareAddressesPart known={known.blockchain} typed={address} />}
            <Button kind="outline" size="sm" className="mt-3" onClick={onCompared}>
              {t('wallet.account.compared')}
            </Button>
          </>
        )
      }
    >
      {failureWithReference(t, refusal)}
    </Notice>
  );
}
