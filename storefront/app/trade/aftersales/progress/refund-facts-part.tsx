import type { RefundRequest } from '@tradewind/contract/trade/refunds';
import { Link } from '../../../shell/router/link.tsx';
import { Card } from '../../../design/card.tsx';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { CopyButton } from '../../../shell/copy-button.tsx';
import { orderPath } from '../../../paths/order-paths.ts';
import { AmountRow } from '../../../design/amount-row.tsx';
import { skuText, skuTitle } from '../../../goods/catalog/sku-sheet/choice.ts';
import { ProductLinePart } from '../../../goods/catalog/product-line-part.tsx';

const resolutions = {
  0: 'refunds.resolution.money',
  1: 'refunds.resolution.return',
  2: 'refunds.resolution.exchange',
} as const;

/** The lines of a refund, its reason and its numbers. */
export function RefundFactsPart({ refund }: { refund: RefundRequest }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  return (
    <Card as="section" aria-label={t('refunds.goods')} padded className="flex flex-col gap-4">
      {refund.lines.map((line) => (
        <ProductLinePart
          key={line.order_product_id}
          to={`/detail/${line.product_id}/${refund.mer_id}`}
          image={line.image}
          title={line.title}
          spec={line.spec}
          price={line.product_price}
          count={line.quantity}
        />
      ))}
      <dl className="flex flex-col gap-2 border-t border-line pt-3">
        <AmountRow label={t('refunds.resolution')}>{t(resolutions[refund.service_type])}</AmountRow>
        {refund.lines.map(
          ({ order_product_id: id, exchange_spec: spec, ...line }) =>
            spec !== null && (
              <AmountRow key={id} label={t('refunds.exchange.for', { title: skuTitle(line) })}>
                {skuText(spec) || t('refunds.exchange.same')}
              </AmountRow>
            ),
        )}
        <AmountRow label={t('refunds.status')}>
          {refund.receiving_status === 1 ? t('refunds.status.received') : t('refunds.status.missing')}
        </AmountRow>
        <AmountRow label={t('refunds.reason')}>{refund.reason_text}</AmountRow>
        <AmountRow label={t('refunds.requestNumber')}>
          <CopyButton
            text={refund.refund_sn}
            label={t('orders.copy', { what: `${t('refunds.requestNumber')} ${refund.refund_sn}` })}
          />
        </AmountRow>
        <AmountRow label={t('orders.fact.number')}>
          <Link to={orderPath(refund.order_id)} className="text-sea underline-offset-2 hover:underline">
            {refund.order_sn}
          </Link>
        </AmountRow>
        <AmountRow label={t('refunds.requestedAt')}>{date(refund.asked_at, 'minute')}</AmountRow>
      </dl>
    </Card>
  );
}
