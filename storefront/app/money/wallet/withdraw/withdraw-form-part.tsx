import { useQueryClient } from '@tanstack/react-query';
import { toWire } from '@tradewind/contract/base/money';
import type { PayoutAddress } from '@tradewind/contract/money/withdrawals';
import { LockKeyhole } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from '../../../shell/router/visit.ts';
import type { ApiRefusal } from '@tradewind/client/errors';
import { ActionBar } from '../../../design/action-bar.tsx';
import { Button } from '../../../design/button.tsx';
import { Card } from '../../../design/card.tsx';
import { FieldButton } from '../../../design/field-button.tsx';
import { Notice } from '../../../design/notice.tsx';
import { Segmented } from '../../../design/segmented.tsx';
import { toast } from '../../../design/toast-store.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { usePaymentGate } from '../payment-code/use-payment-gate.ts';
import { payoutAccountNumber, payoutAccountTitle } from '../payout-account-text.ts';
import { useIdempotencyKey } from '../use-idempotency-key.ts';
import { ConfirmWithdrawalPart } from './confirm-withdrawal-part.tsx';
import { PayoutAccountSheetPart } from './payout-account-sheet-part.tsx';
import { problemText } from './amount-limits.ts';
import { QuoteTimes, QuotePart } from './quote-part.tsx';
import { useWithdrawDraft, type WithdrawalInfo } from './use-withdraw-draft.ts';
import { WithdrawAmountPart } from './withdraw-amount-part.tsx';
import { refreshWithdrawals, withdrawalRecordPath } from './withdraw-data.ts';
import { failureWithReference } from '../../../shell/errors/tell-reference.ts';

/** Amount, payout account and quote; then the payment code. */
export function WithdrawFormPart({ info }: { info: WithdrawalInfo }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { mayPay, dialog } = usePaymentGate();
  const { keyFor, forget } = useIdempotencyKey();
  const draft = useWithdrawDraft(info);
  const [left, setLeft] = useState(false);
  const [tried, setTried] = useState(false);
  const [sheet, setSheet] = useState<'book' | 'code' | null>(null);
  const [refusal, setRefusal] = useState<ApiRefusal | null>(null);
  const { method, amount, account, accounts, problem, quote } = draft;
  const locked = info.locked_until !== null;

  const wrong =
    problem && (tried || left || problem !== 'missing')
      ? problemText(t, money, problem, draft.limits)
      : draft.quoteRefusal;
  const submit = async () => {
    setTried(true);
    if (!locked && quote && account && (await mayPay())) setSheet('code');
  };
  const ended = (reason: ApiRefusal | null) => {
    forget();
    setSheet(null);
    setRefusal(reason);
    void refreshWithdrawals(queries);
  };
  return (
    <>
      <div className="flex flex-col gap-2.5 px-3 pt-1 pb-6">
        {info.locked_until && <LockedNotice until={info.locked_until} />}
        <Segmented
          label={t('wallet.withdraw.how')}
          options={(['bank', 'chain'] as const).map((id) => ({
            id,
            label: id === 'bank' ? t('wallet.bankCard') : t('wallet.onChain'),
            disabled: !draft.methods.includes(id),
          }))}
          value={method}
          onChange={draft.switchTo}
        />
        <WithdrawAmountPart
          typed={draft.typed}
          limits={draft.limits}
          dayLimit={info.day_limit}
          monthLimit={info.month_limit}
          tier={info.tier}
          error={wrong}
          onType={draft.setTyped}
          onLeave={() => setLeft(draft.typed !== '')}
        />
        <Card padded>
          <FieldButton
            label={t('wallet.withdraw.account')}
            placeholder={method === 'bank' ? t('wallet.withdraw.chooseCard') : t('wallet.withdraw.chooseAddress')}
            value={account && <ChosenPayoutAccount account={account} />}
            error={tried && !account ? t('wallet.withdraw.accountNeeded') : undefined}
            onClick={() => setSheet('book')}
          />
        </Card>
        {problem === null && !draft.quoteRefusal && (
          <QuotePart quote={quote} free={{ left: info.free_left, perMonth: info.free_per_month }} />
        )}
        {quote && <QuoteTimes quote={quote} waits={account?.usable === 0} />}
        <p className="px-3 text-note text-ink-3">{t('wallet.withdraw.reviewed')}</p>
        {refusal && (
          <Notice tone="bad" urgent>
            {failureWithReference(t, refusal)}
          </Notice>
        )}
      </div>
      <ActionBar>
        <Button
          size="lg"
          wide
          icon={LockKeyhole}
          unavailable={locked || !quote || !account}
          onClick={() => void submit()}
        >
          {amount ? t('wallet.withdraw.submit', { amount: money(toWire(amount)) }) : t('title.withDraw')}
        </Button>
      </ActionBar>
      <PayoutAccountSheetPart
        open={sheet === 'book'}
        onClose={() => setSheet(null)}
        method={method}
        accounts={accounts}
        networks={draft.networks}
        chosen={account}
        needsFactor={info.second_factor === 1}
        addLockedUntil={info.accounts_locked_until}
        onChoose={({ id }) => {
          draft.choose(id);
          setSheet(null);
        }}
      />
      {account && quote && (
        <ConfirmWithdrawalPart
          open={sheet === 'code'}
          onClose={() => setSheet(null)}
          account={account}
          quote={quote}
          needsFactor={info.second_factor === 1}
          keyFor={keyFor}
          onRefused={ended}
          onAsked={({ id }) => {
            ended(null);
            toast.success(t('wallet.withdraw.done'));
            void navigate(withdrawalRecordPath(id), { replace: true });
          }}
        />
      )}
      {dialog}
    </>
  );
}

function LockedNotice({ until }: { until: string }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  return (
    <Notice tone="warn" title={t('wallet.withdraw.locked')}>
      {t('wallet.withdraw.lockedText', { time: date(until, 'minute') })}
    </Notice>
  );
}

function ChosenPayoutAccount({ account }: { account: PayoutAddress }) {
  const { t } = useTranslation();
  return (
    <>
      <span className="block">{payoutAccountTitle(t, account)}</span>
      <span className="tnum block text-note [overflow-wrap:anywhere] text-ink-3">
        {[payoutAccountNumber(account), account.real_name].filter(Boolean).join(' · ')}
      </span>
    </>
  );
}
