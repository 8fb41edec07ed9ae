import { Alert, Stack, Typography } from '@mui/material';
import { cancelByOperator, type DeskOrderDetail } from '@tradewind/contract/trade/desk/orders';
import { useMay } from '../../api/use-desk.ts';
import { useWords } from '../../i18n/words.ts';
import { Detail } from '../../look/detail.tsx';
import { Code, Facts, Moment, PersonLink } from '../../look/fields.tsx';
import { Panel } from '../../look/panel.tsx';
import { TimeLeft } from '../../look/time-left.tsx';
import { VerbButton } from '../../look/verb-button.tsx';
import { MoneyStrip } from '../shop-desk/orders/money-strip.tsx';
import { nextDeadline } from '../shop-desk/orders/next-deadline.ts';
import { OrderLines } from '../shop-desk/orders/order-lines.tsx';
import { OrderMoney } from '../shop-desk/orders/order-money.tsx';
import { OrderState } from '../shop-desk/orders/order-state.tsx';
import { ParcelPanel } from '../shop-desk/orders/parcel-panel.tsx';
import { OrderBooks } from './order-books.tsx';

/** One order with everything that happened to it and everything that was booked for it. */
export const OrderPage = () => {
  const word = useWords();
  return (
    <Detail<DeskOrderDetail>
      title={({ sn }) => word('shop.orders.title', { sn })}
      main={(order) => (
        <>
          <Panel title={word('shop.orders.lines')}>
            <OrderLines lines={order.lines} />
          </Panel>
          <Panel title={word('orders.books')} flush>
            <OrderBooks books={order.books} />
          </Panel>
          {order.parcels.map((parcel, index) => (
            <ParcelPanel key={parcel.id} parcel={parcel} number={order.parcels.length - index} slip={false} />
          ))}
        </>
      )}
      aside={(order) => (
        <>
          <Panel title={word('common.state')}>
            <Standing order={order} />
          </Panel>
          <Panel title={word('shop.money.title')}>
            <MoneyStrip money={order.money} />
          </Panel>
          <Panel title={word('orders.life')}>
            <Life life={order.life} />
          </Panel>
          <Panel title={word('shop.orders.money')}>
            <OrderMoney order={order} />
          </Panel>
          <Panel title={word('shop.orders.ship_to')}>
            <Facts
              facts={[
                [word('shop.orders.addressee'), order.addressee],
                [word('users.mobile'), order.mobile],
                [word('common.address'), order.ship_to],
              ]}
            />
          </Panel>
        </>
      )}
    />
  );
};

const Standing = ({ order }: { order: DeskOrderDetail }) => {
  const word = useWords();
  const may = useMay();
  const next = nextDeadline(order.deadlines);
  return (
    <Stack sx={{ gap: 1.5 }}>
      <OrderState order={order} />
      {order.paused === 1 && <Alert severity="warning">{word('shop.orders.paused')}</Alert>}
      <Facts
        facts={[
          [word('common.shopper'), <PersonLink key="person" id={order.user_id} name={order.username} />],
          [word('shop.sign_in.shop'), order.shop_name],
          next !== null && [word(`shop.orders.deadlines.${next.name}`), <TimeLeft key="left" until={next.at} />],
          [word('orders.payment_number'), <Code key="payment" long value={order.out_trade_no} />],
          order.promo_code !== '' && [word('orders.promo'), order.promo_code],
          order.cancel_reason !== null && [
            word('common.reason'),
            word(`shop.orders.cancel_reasons.${order.cancel_reason}`),
          ],
          order.cancel_note !== '' && [word('shop.orders.cancel_note'), order.cancel_note],
        ]}
      />
      {order.allowed.includes('cancel') && may(cancelByOperator) && (
        <VerbButton
          endpoint={cancelByOperator}
          label={word('shop.orders.cancel')}
          kind="danger"
          fields={[
            {
              name: 'note',
              label: word('common.reason'),
              help: word('orders.reason_help'),
              kind: 'lines',
              required: true,
            },
          ]}
          input={({ note = '' }) => ({ id: order.id, note })}
          done={word('shop.orders.cancel_done')}
        >
          {word('shop.orders.cancel_text')}
        </VerbButton>
      )}
    </Stack>
  );
};

const Life = ({ life }: Pick<DeskOrderDetail, 'life'>) => {
  const word = useWords();
  return (
    <Stack component="ol" sx={{ m: 0, p: 0, listStyle: 'none', gap: 1.5 }}>
      {life.map((step) => (
        <Stack
          key={`${step.at} ${step.what} ${step.text}`}
          component="li"
          sx={{ borderLeft: 2, borderColor: 'divider', pl: 2 }}
        >
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {word(`orders.steps.${step.what}`)}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            <Moment value={step.at} />
          </Typography>
          {step.text && (
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {step.text}
            </Typography>
          )}
        </Stack>
      ))}
    </Stack>
  );
};
