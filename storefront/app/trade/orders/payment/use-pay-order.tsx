import { useQueryClient } from '@tanstack/react-query';
import { subtract } from '@tradewind/contract/base/money';
import { order as orderEndpoint, type OrderRow, payOrder } from '@tradewind/contract/trade/orders';
import { useState } from 'react';
import { useNavigate } from '../../../shell/router/visit.ts';
import { call } from '../../../api/call.ts';
import { useUser } from '../../../api/user.ts';
import { toast } from '../../../design/toast-store.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { useScreenActive } from '../../../shell/screen-active.ts';
import { amountOf } from '../../../money/currencies/amount.ts';
import { refreshOrders } from '../orders-data.ts';
import { orderPath, paidPath } from '../../../paths/order-paths.ts';
import { topUpPath } from '../../../paths/top-up-path.ts';
import { PaymentSheetPart } from './payment-sheet-part.tsx';
import { usePaymentGate, useResetCode } from '../../../money/wallet/payment-code/use-payment-gate.ts';
import { referenceText } from '../../../shell/errors/tell-reference.ts';

export type Unpaid = Pick<OrderRow, 'order_id' | 'total_price' | 'total_num' | 'mer_name'>;

/** Whether every one of the orders shows its payment. */
export async function arePaid(orderIds: readonly string[]): Promise<boolean> {
  const orders = await Promise.all(orderIds.map((order_id) => call(orderEndpoint, { order_id }, { quiet: true })));
  return orders.length > 0 && orders.every(({ status }) => status > 0);
}

/** Pays an order that was placed before: `openPayment(order)`; render `sheet` on the screen. */
export function usePayOrder() {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const active = useScreenActive();
  const user = useUser();
  const { mayPay, dialog } = usePaymentGate();
  const resetCode = useResetCode();
  const [unpaid, setUnpaid] = useState<Unpaid | null>(null);
  const [open, setOpen] = useState(false);

  const openPayment = async (order: Unpaid) => {
    if (!(await mayPay())) return;
    const balance = amountOf(user?.money ?? '0');
    const missing = subtract(amountOf(order.total_price), balance);
    if (user && missing.minor > 0n) return void navigate(topUpPath(missing));
    setUnpaid(order);
    setOpen(true);
  };
  const end = () => {
    setOpen(false);
    void refreshOrders(queries);
  };
  const sheet = (
    <>
      {dialog}
      {unpaid && (
        <PaymentSheetPart
          open={open && active}
          onClose={end}
          amount={amountOf(unpaid.total_price)}
          balance={amountOf(user?.money ?? '0')}
          caption={`${unpaid.mer_name} · ${t('orders.items', { count: unpaid.total_num })}`}
          orderPath={() => orderPath(unpaid.order_id)}
          onForgotten={() => {
            end();
            resetCode(orderPath(unpaid.order_id));
          }}
          payable={{
            pay: (password_pay, idempotencyKey) =>
              call(
                payOrder,
                { order_id: unpaid.order_id, password_pay },
                { quiet: true, repeatable: true, idempotencyKey },
              ),
            isPaid: () => arePaid([unpaid.order_id]),
          }}
          onPaid={() => {
            end();
            void navigate(paidPath([unpaid.order_id]));
          }}
          onRefused={(refusal) => {
            end();
            toast.failure(t('orders.payFail', { reason: refusal.msg }), { note: referenceText(t, refusal) });
          }}
        />
      )}
    </>
  );
  return { openPayment, sheet };
}
