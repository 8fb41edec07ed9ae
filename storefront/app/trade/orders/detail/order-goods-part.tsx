import type { OrderDetail } from '@tradewind/contract/trade/orders';
import { Link } from '../../../shell/router/link.tsx';
import { refundPath } from '../../aftersales/refund-paths.ts';
import { buttonClass } from '../../../design/button.tsx';
import { Card } from '../../../design/card.tsx';
import { CustomsNote, DutyAndTaxRows, DutyAndTaxEstimate } from '../../freight/duty-and-tax-part.tsx';
import { useDaysText, useFreightText } from '../../freight/freight-texts.ts';
import { Price } from '../../../design/price.tsx';
import { useFormat } from '../../../i18n/use-format.ts';
import { useLocale, useTranslation } from '../../../i18n/use-translation.tsx';
import { LineReviewPart } from '../../reviews/line-review-part.tsx';
import { amountOf } from '../../../money/currencies/amount.ts';
import { AmountRow } from '../../../design/amount-row.tsx';
import { ProductLinePart } from '../../../goods/catalog/product-line-part.tsx';
import { ShopHeadPart } from '../parts/shop-head-part.tsx';

/** The products of the order and its bill. */
export function OrderGoodsPart({ order }: { order: OrderDetail }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const freightText = useFreightText();
  const daysText = useDaysText();
  const locale = useLocale();
  return (
    <Card as="section" className="px-4 pt-1 pb-4">
      <ShopHeadPart id={order.mer_id} name={order.mer_name} avatar={order.mer_avatar} />
      <div className="mt-2 flex flex-col gap-4">
        {order.products.map((line) => (
          <div key={line.order_product_id}>
            <ProductLinePart
              to={`/detail/${line.product_id}/${line.mer_id}`}
              image={line.image}
              title={line.title}
              spec={line.spec}
              price={line.product_price}
              count={line.product_num}
            />
            <LineReviewPart order={order} lineId={line.order_product_id} />
          </div>
        ))}
      </div>
      {order.allowed.includes('refund') && (
        <p className="mt-3 text-right">
          <Link to={refundPath(order)} className={buttonClass({ kind: 'outline', size: 'sm' })}>
            {t('title.refund')}
          </Link>
        </p>
      )}
      <dl className="mt-4 flex flex-col gap-2 border-t border-line pt-3">
        <AmountRow label={t('orders.goods')}>{money(order.goods)}</AmountRow>
        <AmountRow
          label={[
            `${t('freight.delivery')} · ${order.delivery_option.name}`,
            // Orders from before promises were kept have their days only.
            order.promise ? '' : daysText(order.delivery_option),
          ]
            .filter(Boolean)
            .join(' · ')}
        >
          {freightText(order.freight)}
        </AmountRow>
        <DutyAndTaxRows {...order} />
        {amountOf(order.discount).minor > 0n && (
          <AmountRow label={[t('orders.promo'), order.promo_code, order.shop_promo_code].filter(Boolean).join(' ')}>
            <span className="text-ember">{money(`-${order.discount}`)}</span>
          </AmountRow>
        )}
        <AmountRow label={order.paid_at ? t('orders.paidWithBalance') : t('orders.total')} strong>
          <Price amount={amountOf(order.total_price)} locale={locale} tone="ink" />
        </AmountRow>
      </dl>
      {order.cancelled_at === null && (
        <>
          <DutyAndTaxEstimate charged={order} />
          <CustomsNote charged={order} />
        </>
      )}
    </Card>
  );
}
