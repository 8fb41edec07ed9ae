import { Alert, Stack, Typography } from '@mui/material';
import type { ShopOrderDetail } from '@tradewind/contract/trade/shop-desk/orders';
import { useWords } from '../../../i18n/words.ts';
import { Detail } from '../../../look/detail.tsx';
import { Facts, Moment } from '../../../look/fields.tsx';
import { Panel } from '../../../look/panel.tsx';
import { TimeLeft } from '../../../look/time-left.tsx';
import { MoneyStrip } from './money-strip.tsx';
import { nextDeadline } from './next-deadline.ts';
import { OrderLines } from './order-lines.tsx';
import { OrderMoney } from './order-money.tsx';
import { OrderState } from './order-state.tsx';
import { OrderVerbs } from './order-verbs.tsx';
import { ParcelPanel } from './parcel-panel.tsx';
import { TellNewsButton } from './tell-news-button.tsx';

/** One order as its shop sees it: what to pack and where it goes, the parcels, and what can be done. */
export const ShopOrderPage = () => {
  const word = useWords();
  return (
    <Detail<ShopOrderDetail>
      title={({ sn }) => word('shop.orders.title', { sn })}
      main={(order) => (
        <>
          <Panel title={word('shop.orders.lines')}>
            <OrderLines lines={order.lines} />
          </Panel>
          {order.parcels.map((parcel, index) => (
            <ParcelPanel
              key={parcel.id}
              parcel={parcel}
              number={order.parcels.length - index}
              actions={order.status > 0 && <TellNewsButton parcel={parcel} />}
            />
          ))}
        </>
      )}
      aside={(order) => (
        <>
          <Panel title={word('common.state')}>
            <Standing order={order} />
            <Stack direction="row" sx={{ gap: 1, mt: 2, flexWrap: 'wrap' }}>
              <OrderVerbs order={order} />
            </Stack>
          </Panel>
          <Panel title={word('shop.orders.ship_to')}>
            <Facts
              facts={[
                [word('shop.orders.addressee'), order.addressee],
                [word('users.mobile'), order.mobile],
                [word('common.address'), order.ship_to],
                order.note !== '' && [word('shop.orders.note'), order.note],
              ]}
            />
          </Panel>
          <Panel title={word('shop.money.title')}>
            <MoneyStrip money={order.money} />
          </Panel>
          <Panel title={word('shop.orders.money')}>
            <OrderMoney order={order} />
          </Panel>
        </>
      )}
    />
  );
};

const Standing = ({ order }: { order: ShopOrderDetail }) => {
  const word = useWords();
  const next = nextDeadline(order.deadlines);
  const wish = order.cancel_request;
  return (
    <Stack sx={{ gap: 1.5 }}>
      <OrderState order={order} />
      {wish?.answer === 'open' && (
        <Alert severity="warning">
          {word('shop.orders.wants_cancel_text')}
          {wish.wish && <Typography variant="body2" sx={{ mt: 0.5 }}>{`“${wish.wish}”`}</Typography>}
        </Alert>
      )}
      {order.paused === 1 && <Alert severity="warning">{word('shop.orders.paused')}</Alert>}
      <Facts
        facts={[
          next !== null && [word(`shop.orders.deadlines.${next.name}`), <TimeLeft key="left" until={next.at} />],
          [word('shop.orders.placed'), <Moment key="placed" value={order.placed_at} />],
          order.paid_at !== null && [word('shop.orders.paid'), <Moment key="paid" value={order.paid_at} />],
          order.delivered_at !== null && [word('shop.orders.sent'), <Moment key="sent" value={order.delivered_at} />],
          order.arrived_at !== null && [word('shop.orders.arrived'), <Moment key="arrived" value={order.arrived_at} />],
          order.received_at !== null && [
            word('shop.orders.received'),
            <Moment key="received" value={order.received_at} />,
          ],
          order.completed_at !== null && [
            word('shop.orders.completed'),
            <Moment key="completed" value={order.completed_at} />,
          ],
          order.cancelled_at !== null && [
            word('shop.orders.cancelled'),
            <Moment key="cancelled" value={order.cancelled_at} />,
          ],
          order.refunded_at !== null && [
            word('shop.orders.refunded'),
            <Moment key="refunded" value={order.refunded_at} />,
          ],
          order.cancel_reason !== null && [
            word('common.reason'),
            word(`shop.orders.cancel_reasons.${order.cancel_reason}`),
          ],
          order.cancel_note !== '' && [word('shop.orders.cancel_note'), order.cancel_note],
        ]}
      />
    </Stack>
  );
};
