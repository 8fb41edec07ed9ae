import { Alert, Stack, Typography } from '@mui/material';
import { cancelByOperator, type DeskOrderDetail } from '@tradewind/contract/trade/desk/orders';
import { useCanCall } from '../../api/use-endpoint-query.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Detail } from '../../design/detail.tsx';
import { WrittenLines } from '../../design/written-lines.tsx';
import { Code, Facts, Moment, ShopperLink } from '../../design/fields.tsx';
import { Panel } from '../../design/panel.tsx';
import { TimeLeft } from '../../design/time-left.tsx';
import { ActionButton } from '../../design/action-button.tsx';
import { MoneyStrip } from '../shop-desk/orders/money-strip.tsx';
import { nextDeadline } from '../shop-desk/orders/next-deadline.ts';
import { OrderLines } from '../shop-desk/orders/order-lines.tsx';
import { OrderMoney } from '../shop-desk/orders/order-money.tsx';
import { ShopOrderChip } from '../shop-desk/orders/shop-order-chip.tsx';
import { ParcelPanel } from '../shop-desk/orders/parcel-panel.tsx';
import { OrderBooks } from './order-books.tsx';

/** One order with its history and its transactions. */
export const OrderPage = () => {
  const t = useTranslation();
  return (
    <Detail<DeskOrderDetail>
      title={({ sn }) => t('shop.orders.title', { sn })}
      main={(order) => (
        <>
          <Panel title={t('shop.orders.lines')}>
            <OrderLines lines={order.lines} />
          </Panel>
          <Panel title={t('orders.books')} flush>
            <OrderBooks books={order.books} />
          </Panel>
          {order.parcels.map((parcel, index) => (
            <ParcelPanel key={parcel.id} parcel={parcel} number={order.parcels.length - index} slip={false} />
          ))}
        </>
      )}
      aside={(order) => (
        <>
          <Panel title={t('common.state')}>
            <Standing order={order} />
          </Panel>
          <Panel title={t('shop.money.title')}>
            <MoneyStrip money={order.money} />
          </Panel>
          <Panel title={t('orders.history')}>
            <Life life={order.life} />
          </Panel>
          <Panel title={t('shop.orders.money')}>
            <OrderMoney order={order} />
          </Panel>
          <Panel title={t('shop.orders.ship_to')}>
            <Facts
              facts={[
                [t('shop.orders.addressee'), order.addressee],
                order.addressee_latin !== '' && [t('shop.orders.addressee_latin'), order.addressee_latin],
                [t('users.mobile'), order.mobile],
                [t('common.address'), <WrittenLines key="address" lines={order.address_lines} />],
                order.customs_code !== '' && [t('shop.orders.customs_code'), order.customs_code],
              ]}
            />
          </Panel>
        </>
      )}
    />
  );
};

const Standing = ({ order }: { order: DeskOrderDetail }) => {
  const t = useTranslation();
  const canCall = useCanCall();
  const next = nextDeadline(order.deadlines);
  return (
    <Stack sx={{ gap: 1.5 }}>
      <ShopOrderChip order={order} />
      {order.paused === 1 && <Alert severity="warning">{t('shop.orders.paused')}</Alert>}
      <Facts
        facts={[
          [t('common.shopper'), <ShopperLink key="person" id={order.user_id} name={order.username} />],
          [t('shop.sign_in.shop'), order.shop_name],
          next !== null && [t(`shop.orders.deadlines.${next.name}`), <TimeLeft key="left" until={next.at} />],
          [t('orders.payment_number'), <Code key="payment" long value={order.out_trade_no} />],
          order.promo_code !== '' && [t('orders.promo'), order.promo_code],
          order.cancel_reason !== null && [t('common.reason'), t(`shop.orders.cancel_reasons.${order.cancel_reason}`)],
          order.cancel_note !== '' && [t('shop.orders.cancel_note'), order.cancel_note],
        ]}
      />
      {order.allowed.includes('cancel') && canCall(cancelByOperator) && (
        <ActionButton
          endpoint={cancelByOperator}
          label={t('shop.orders.cancel')}
          kind="danger"
          fields={[
            {
              name: 'note',
              label: t('common.reason'),
              help: t('orders.reason_help'),
              kind: 'lines',
              required: true,
            },
          ]}
          input={({ note = '' }) => ({ id: order.id, note })}
          done={t('shop.orders.cancel_done')}
        >
          {t('shop.orders.cancel_text')}
        </ActionButton>
      )}
    </Stack>
  );
};

const Life = ({ life }: Pick<DeskOrderDetail, 'life'>) => {
  const t = useTranslation();
  return (
    <Stack component="ol" sx={{ m: 0, p: 0, listStyle: 'none', gap: 1.5 }}>
      {life.map((step) => (
        <Stack
          key={`${step.at} ${step.what} ${step.text}`}
          component="li"
          sx={{ borderLeft: 2, borderColor: 'divider', pl: 2 }}
        >
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {t(`orders.steps.${step.what}`)}
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
