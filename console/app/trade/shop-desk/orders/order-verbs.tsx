import { answerCancel, cancelByShop, type ShopOrderDetail } from '@tradewind/contract/trade/shop-desk/orders';
import { useWords } from '../../../i18n/words.ts';
import { VerbButton } from '../../../look/verb-button.tsx';
import { ShipButton } from './ship-button.tsx';

/** What the shop may do with an order now; the server says what that is. */
export const OrderVerbs = ({ order }: { order: ShopOrderDetail }) => {
  const word = useWords();
  const may = (act: ShopOrderDetail['allowed'][number]) => order.allowed.includes(act);
  const reason = {
    name: 'note',
    label: word('common.reason'),
    help: word('common.reason_help'),
    kind: 'lines',
    required: true,
  } as const;
  return (
    <>
      {may('ship') && <ShipButton order={order} />}
      {may('answer_cancel') && (
        <>
          <VerbButton
            endpoint={answerCancel}
            label={word('shop.orders.agree')}
            kind="main"
            input={() => ({ id: order.id, agree: true })}
            done={word('shop.orders.agreed')}
          >
            {word('shop.orders.agree_text')}
          </VerbButton>
          <VerbButton
            endpoint={answerCancel}
            label={word('shop.orders.refuse')}
            fields={[reason]}
            input={({ note = '' }) => ({ id: order.id, agree: false, note })}
            done={word('shop.orders.refused')}
          >
            {word('shop.orders.refuse_text')}
          </VerbButton>
        </>
      )}
      {may('cancel') && (
        <VerbButton
          endpoint={cancelByShop}
          label={word('shop.orders.cancel')}
          kind="danger"
          fields={[reason]}
          input={({ note = '' }) => ({ id: order.id, note })}
          done={word('shop.orders.cancel_done')}
        >
          {word('shop.orders.cancel_text')}
        </VerbButton>
      )}
    </>
  );
};
