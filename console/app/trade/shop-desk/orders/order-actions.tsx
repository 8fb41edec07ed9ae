import { answerCancel, cancelByShop, type ShopOrderDetail } from '@tradewind/contract/trade/shop-desk/orders';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { usePaymentCodeField } from '../../../design/payment-code-field.ts';
import { ActionButton } from '../../../design/action-button.tsx';
import { ShipButton } from './ship-button.tsx';

/** The actions that the server offers the shop for an order. */
export const OrderActions = ({ order }: { order: ShopOrderDetail }) => {
  const t = useTranslation();
  const code = usePaymentCodeField();
  const allows = (act: ShopOrderDetail['allowed'][number]) => order.allowed.includes(act);
  const reason = {
    name: 'note',
    label: t('common.reason'),
    help: t('common.reason_help'),
    kind: 'lines',
    required: true,
  } as const;
  return (
    <>
      {allows('ship') && <ShipButton order={order} />}
      {allows('answer_cancel') && (
        <>
          <ActionButton
            endpoint={answerCancel}
            label={t('shop.orders.agree')}
            kind="main"
            fields={[code]}
            input={({ password_pay }) => ({ id: order.id, agree: true, password_pay })}
            done={t('shop.orders.agreed')}
          >
            {t('shop.orders.agree_text')}
          </ActionButton>
          <ActionButton
            endpoint={answerCancel}
            label={t('shop.orders.refuse')}
            fields={[reason]}
            input={({ note = '' }) => ({ id: order.id, agree: false, note })}
            done={t('shop.orders.refused')}
          >
            {t('shop.orders.refuse_text')}
          </ActionButton>
        </>
      )}
      {allows('cancel') && (
        <ActionButton
          endpoint={cancelByShop}
          label={t('shop.orders.cancel')}
          kind="danger"
          fields={[reason, code]}
          input={({ note = '', password_pay }) => ({ id: order.id, note, password_pay })}
          done={t('shop.orders.cancel_done')}
        >
          {t('shop.orders.cancel_text')}
        </ActionButton>
      )}
    </>
  );
};
