import { faultTexts } from '@tradewind/contract/trade/aftersale-texts';
import type { RefundRequest } from '@tradewind/contract/trade/refunds';
import { Button } from '../../../design/button.tsx';
import { Card } from '../../../design/card.tsx';
import { useConfirm } from '../../../design/dialog.tsx';
import { Price } from '../../../design/price.tsx';
import { toast } from '../../../design/toast-store.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useLocale, useTranslation } from '../../../i18n/use-translation.tsx';
import { amountOf, isPositive } from '../../../money/currencies/amount.ts';
import { AmountRow } from '../../../design/amount-row.tsx';
import type { RefundActs } from '../refund-data.ts';
import { CreditNotePart } from './credit-note-part.tsx';

/** The amounts of a refund: requested, offered, ruled and paid. */
export function RefundMoneyPart({ refund, acts }: { refund: RefundRequest; acts: RefundActs }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { money } = useFormat();
  const { asked, offered, granted, ruling, can } = refund;
  const returnFreight = refund.return_paid ?? refund.return_cost;
  // Of an exchange, money other than the return freight is not asked for.
  const isFreightOnly = refund.service_type === 2 && granted === null && refund.state !== 'offered' && !ruling;
  const shown = isFreightOnly
    ? (returnFreight ?? asked)
    : (granted ?? (refund.state === 'offered' ? offered : null) ?? asked);
  const label =
    granted !== null
      ? t('refunds.money.paid')
      : isFreightOnly
        ? t('refunds.return.cost')
        : refund.state === 'offered'
          ? t('refunds.money.offered')
          : t('refunds.money.requested');
  return (
    <Card as="section" aria-label={label} padded className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end justify-between gap-x-3">
        <p className="text-body text-ink-2">{label}</p>
        <Price amount={amountOf(shown)} locale={locale} size="xl" tone="ink" />
      </div>
      {!isFreightOnly && (shown !== asked || returnFreight !== null) && (
        <dl className="flex flex-col gap-2">
          {shown !== asked && <AmountRow label={t('refunds.money.requested')}>{money(asked)}</AmountRow>}
          {returnFreight !== null && <AmountRow label={t('refunds.money.return')}>{money(returnFreight)}</AmountRow>}
        </dl>
      )}
      {granted !== null && <p className="text-note text-ink-3">{t('refunds.money.where')}</p>}
      {granted !== null && isPositive(granted) && <CreditNotePart refund={refund} granted={granted} />}
      {ruling && (
        <div className="flex flex-col gap-2 rounded-md bg-sunken p-3 text-body">
          <h3 className="font-semibold">{t('refunds.ruling')}</h3>
          <p className="whitespace-pre-line [overflow-wrap:anywhere] text-ink-2">{ruling.reason}</p>
          <dl>
            <AmountRow label={t('refunds.ruling.fault')}>{faultTexts[ruling.fault][locale]}</AmountRow>
          </dl>
        </div>
      )}
      {offered !== null && can.includes('accept_offer') && <Offer offered={offered} acts={acts} />}
    </Card>
  );
}

function Offer({ offered, acts: { accept, decline } }: { offered: string; acts: RefundActs }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const { confirm, dialog } = useConfirm();
  const amount = money(offered);
  const askToAccept = async () => {
    const sure = await confirm({
      title: t('refunds.accept.title', { amount }),
      text: t('refunds.accept.text'),
      confirmLabel: t('refunds.accept', { amount }),
      cancelLabel: t('refunds.back'),
    });
    if (sure) accept.mutate(offered, { onSuccess: () => void toast.success(t('refunds.accept.done')) });
  };
  const askToDecline = async () => {
    const sure = await confirm({
      title: t('refunds.decline.title'),
      text: t('refunds.decline.text'),
      confirmLabel: t('refunds.decline'),
      cancelLabel: t('refunds.back'),
    });
    if (sure) decline.mutate();
  };
  return (
    <div className="flex flex-wrap gap-2.5 *:min-w-fit *:flex-[1_1_0]">
      <Button
        kind="outline"
        loading={decline.isPending}
        disabled={accept.isPending}
        onClick={() => void askToDecline()}
      >
        {t('refunds.decline')}
      </Button>
      <Button loading={accept.isPending} disabled={decline.isPending} onClick={() => void askToAccept()}>
        {t('refunds.accept', { amount })}
      </Button>
      {dialog}
    </div>
  );
}
