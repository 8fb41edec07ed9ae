import { Alert, Stack, Typography } from '@mui/material';
import type { ShopOrderDetail } from '@tradewind/contract/trade/shop-desk/orders';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Detail } from '../../../design/detail.tsx';
import { WrittenLines } from '../../../design/written-lines.tsx';
import { Facts, Moment } from '../../../design/fields.tsx';
import { Panel } from '../../../design/panel.tsx';
import { TimeLeft } from '../../../design/time-left.tsx';
import { MoneyStrip } from './money-strip.tsx';
import { nextDeadline } from './next-deadline.ts';
import { OrderLines } from './order-lines.tsx';
import { hasAmounts, OrderMoney } from './order-money.tsx';
import { ShopOrderChip } from './shop-order-chip.tsx';
import { OrderActions } from './order-actions.tsx';
import { PromiseText } from './promise-text.tsx';
import { ParcelPanel } from './parcel-panel.tsx';
import { ParcelEventButton } from './parcel-event-button.tsx';

/** One order of the shop: lines, address, parcels and actions. */
export const ShopOrderPage = () => {
  const t = useTranslation();
  return (
    <Detail<ShopOrderDetail>
      title={({ sn }) => t('shop.orders.title', { sn })}
      main={(order) => (
        <>
          <Panel title={t('shop.orders.lines')}>
            <OrderLines lines={order.lines} />
          </Panel>
          {order.parcels.map((parcel, index) => (
            <ParcelPanel
              key={parcel.id}
              parcel={parcel}
              number={order.parcels.length - index}
              actions={order.status > 0 && <ParcelEventButton parcel={parcel} />}
            />
          ))}
        </>
      )}
      aside={(order) => (
        <>
          <Panel title={t('common.state')}>
            <OrderFacts order={order} />
            <Stack direction="row" sx={{ gap: 1, mt: 2, flexWrap: 'wrap' }}>
              <OrderActions order={order} />
            </Stack>
          </Panel>
          <Panel title={t('shop.orders.ship_to')}>
            <Facts
              facts={[
                [t('shop.orders.addressee'), order.addressee],
                order.addressee_latin !== '' && [t('shop.orders.addressee_latin'), order.addressee_latin],
                [t('users.mobile'), order.mobile],
                [t('common.address'), <WrittenLines key="address" lines={order.address_lines} />],
                order.customs_code !== '' && [t('shop.orders.customs_code'), order.customs_code],
                order.note !== '' && [t('shop.orders.note'), order.note],
              ]}
            />
          </Panel>
          {order.money && (
            <Panel title={t('shop.money.title')}>
              <MoneyStrip money={order.money} />
            </Panel>
          )}
          {hasAmounts(order) && (
            <Panel title={t('shop.orders.money')}>
              <OrderMoney order={order} />
            </Panel>
          )}
        </>
      )}
    />
  );
};

const OrderFacts = ({ order }: { order: ShopOrderDetail }) => {
  const t = useTranslation();
  const next = nextDeadline(order.deadlines);
  const wish = order.cancel_request;
  return (
    <Stack sx={{ gap: 1.5 }}>
      <ShopOrderChip order={order} />
      {wish?.answer === 'open' && (
        <Alert severity="warning">
          {t('shop.orders.cancellation_requested_text')}
          {wish.wish && <Typography variant="body2" sx={{ mt: 0.5 }}>{`“${wish.wish}”`}</Typography>}
        </Alert>
      )}
      {order.paused === 1 && <Alert severity="warning">{t('shop.orders.paused')}</Alert>}
      <Facts
        facts={[
          next !== null && [t(`shop.orders.deadlines.${next.name}`), <TimeLeft key="left" until={next.at} />],
          [t('shop.orders.placed'), <Moment key="placed" value={order.placed_at} />],
          order.paid_at !== null && [t('shop.orders.paid'), <Moment key="paid" value={order.paid_at} />],
          order.delivered_at !== null && [t('shop.orders.sent'), <Moment key="sent" value={order.delivered_at} />],
          order.promise !== null && [t('shop.orders.promised'), <PromiseText key="promised" promise={order.promise} />],
          order.arrived_at !== null && [t('shop.orders.arrived'), <Moment key="arrived" value={order.arrived_at} />],
          order.received_at !== null && [
            t('shop.orders.received'),
            <Moment key="received" value={order.received_at} />,
          ],
          order.completed_at !== null && [
            t('shop.orders.completed'),
            <Moment key="completed" value={order.completed_at} />,
          ],
          order.cancelled_at !== null && [
            t('shop.orders.cancelled'),
            <Moment key="cancelled" value={order.cancelled_at} />,
          ],
          order.refunded_at !== null && [
            t('shop.orders.refunded'),
            <Moment key="refunded" value={order.refunded_at} />,
          ],
          order.cancel_reason !== null && [t('common.reason'), t(`shop.orders.cancel_reasons.${order.cancel_reason}`)],
          order.cancel_note !== '' && [t('shop.orders.cancel_note'), order.cancel_note],
        ]}
      />
    </Stack>
  );
};
