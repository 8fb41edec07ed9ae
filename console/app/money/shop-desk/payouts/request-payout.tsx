import type { ShopBalance } from '@tradewind/contract/money/shop-desk/earnings';
import { requestPayout, type PayoutAccount } from '@tradewind/contract/money/shop-desk/payouts';
import { Upload } from 'lucide-react';
import { useCallback, useRef } from 'react';
import { useCanCall } from '../../../api/use-endpoint-query.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useFormat } from '../../../design/format.ts';
import { usePaymentCodeField } from '../../../design/payment-code-field.ts';
import { ActionButton } from '../../../design/action-button.tsx';
import { PayoutQuote } from './payout-quote.tsx';

/** Requests a payout to one of the usable accounts; hidden while nothing can be paid out. */
export const RequestPayout = ({ balance, accounts }: { balance: ShopBalance; accounts: readonly PayoutAccount[] }) => {
  const t = useTranslation();
  const canCall = useCanCall();
  const { money } = useFormat();
  const code = usePaymentCodeField();
  const receives = useRef<string>(undefined);
  const noteShown = useCallback((shown: string | undefined) => {
    receives.current = shown;
  }, []);
  const usable = accounts.filter(({ usable }) => usable === 1);
  if (!canCall(requestPayout) || usable.length === 0 || Number(balance.payable) < Number(balance.minimum)) return null;
  return (
    <ActionButton
      endpoint={requestPayout}
      label={t('payouts.request')}
      kind="main"
      icon={<Upload size={18} />}
      fields={[
        {
          name: 'price',
          label: `${t('payouts.price')} (USD)`,
          kind: 'amount',
          value: balance.payable,
          required: true,
        },
        {
          name: 'address_id',
          label: t('payouts.account'),
          kind: 'choice',
          value: usable[0]!.id,
          choices: usable.map((account) => ({ id: account.id, name: nameOf(account) })),
          required: true,
        },
        code,
      ]}
      preview={({ price = '', address_id = '' }) => (
        <PayoutQuote price={price.trim()} accountId={address_id} onShown={noteShown} />
      )}
      input={({ price = '', address_id = '', password_pay = '' }) => ({
        price: price.trim(),
        address_id,
        real_price: receives.current,
        password_pay,
      })}
      done={t('payouts.requested')}
    >
      {t('payouts.request_text', { amount: money(balance.payable) })}
    </ActionButton>
  );
};

/** `Kasikornbank ···· 2206`. */
export const nameOf = ({ bank_name, network, short, label }: PayoutAccount): string =>
  [label, bank_name || network, short].filter(Boolean).join(' ');
