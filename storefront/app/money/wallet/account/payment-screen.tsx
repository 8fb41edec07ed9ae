import { useQuery } from '@tanstack/react-query';
import { type PayoutMethod, payoutTypes } from '@tradewind/contract/money/withdrawals';
import { CreditCard, Link2, LockKeyhole, ReceiptText, Wallet } from 'lucide-react';
import { useState } from 'react';
import { Link } from '../../../shell/router/link.tsx';
import { useUser } from '../../../api/user.ts';
import { ListGroup, ListRow } from '../../../design/list-row.tsx';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { usePaymentGate } from '../payment-code/use-payment-gate.ts';
import { ScreenBar } from '../../../shell/screen-bar.tsx';
import { useScreenActive } from '../../../shell/screen-active.ts';
import { useAmountsHidden } from '../../../people/users/amounts-hidden.ts';
import { HiddenAmount } from '../parts/record-row-part.tsx';
import { PayoutAccountSheetPart } from '../withdraw/payout-account-sheet-part.tsx';
import { withdrawalInfoQuery } from '../withdraw/withdraw-data.ts';

/** What orders are paid with, and the payout accounts. */
export function Component() {
  const { t } = useTranslation();
  const { money } = useFormat();
  const active = useScreenActive();
  const user = useUser();
  const hidden = useAmountsHidden();
  const { mayPay, dialog } = usePaymentGate();
  const [shown, setShown] = useState<PayoutMethod | null>(null);
  const [book, setBook] = useState<PayoutMethod>('bank');
  const info = useQuery({ ...withdrawalInfoQuery(), refetchOnMount: 'always' }).data;
  const countOf = (method: PayoutMethod) =>
    info?.addresses.filter(({ extract_type }) => extract_type === payoutTypes[method]).length;
  const openBook = async (method: PayoutMethod) => {
    if (!info || !(await mayPay())) return;
    setBook(method);
    setShown(method);
  };
  return (
    <>
      <ScreenBar title={t('title.payment')} fallback="/filter" />
      <div className="flex flex-col gap-2.5 px-3 pt-1 pb-8">
        <ListGroup>
          <ListRow
            icon={Wallet}
            title={t('orders.wallet')}
            note={t('orders.withCode')}
            value={user && (hidden ? <HiddenAmount /> : money(user.money))}
            link={(face) => <Link to="/topUp" {...face} />}
          />
          <ListRow
            icon={LockKeyhole}
            title={t('title.changePayPwd')}
            value={user ? (user.have_pay === 1 ? t('users.passwords.set') : t('users.passwords.notSet')) : undefined}
            link={(face) => <Link to="/changePayPwd" {...face} />}
          />
          <ListRow
            icon={ReceiptText}
            title={t('title.capitalRecord')}
            link={(face) => <Link to="/capitalRecord" {...face} />}
          />
        </ListGroup>
        {info?.open === 1 && (
          <>
            <h2 className="px-2 pt-3 text-note font-medium text-ink-2">{t('wallet.payment.payouts')}</h2>
            <ListGroup>
              <ListRow
                icon={CreditCard}
                title={t('wallet.payment.cards')}
                value={countOf('bank')}
                onClick={() => void openBook('bank')}
              />
              <ListRow
                icon={Link2}
                title={t('wallet.payment.addresses')}
                value={countOf('chain')}
                onClick={() => void openBook('chain')}
              />
            </ListGroup>
            <p className="px-2 text-note text-ink-3">{t('wallet.security.newAccount')}</p>
          </>
        )}
      </div>
      <PayoutAccountSheetPart
        open={shown !== null && active}
        onClose={() => setShown(null)}
        method={book}
        accounts={info?.addresses ?? []}
        networks={
          info?.ways.flatMap(({ extract_type, network }) => (extract_type === payoutTypes.chain ? network : [])) ?? []
        }
        chosen={null}
        needsFactor={info?.second_factor === 1}
        addLockedUntil={info?.accounts_locked_until ?? null}
      />
      {dialog}
    </>
  );
}
