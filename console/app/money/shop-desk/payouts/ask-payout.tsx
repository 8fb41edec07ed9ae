import type { ShopBalance } from '@tradewind/contract/money/shop-desk/earnings';
import { requestPayout, type PayoutAccount } from '@tradewind/contract/money/shop-desk/payouts';
import { Upload } from 'lucide-react';
import { useCallback, useRef } from 'react';
import { useMay } from '../../../api/use-desk.ts';
import { useWords } from '../../../i18n/words.ts';
import { useFormat } from '../../../look/format.ts';
import { VerbButton } from '../../../look/verb-button.tsx';
import { PayoutPromise } from './payout-promise.tsx';

/** Asks for a payout to one of the accounts that can be used; not there while nothing can be paid out. */
export const AskPayout = ({ balance, accounts }: { balance: ShopBalance; accounts: readonly PayoutAccount[] }) => {
  const word = useWords();
  const may = useMay();
  const { money } = useFormat();
  const receives = useRef<string>(undefined);
  const noteShown = useCallback((shown: string | undefined) => {
    receives.current = shown;
  }, []);
  const usable = accounts.filter(({ usable }) => usable === 1);
  if (!may(requestPayout) || usable.length === 0 || Number(balance.payable) < Number(balance.minimum)) return null;
  return (
    <VerbButton
      endpoint={requestPayout}
      label={word('payouts.ask')}
      kind="main"
      icon={<Upload size={18} />}
      fields={[
        {
          name: 'price',
          label: `${word('payouts.price')} (USD)`,
          kind: 'amount',
          value: balance.payable,
          required: true,
        },
        {
          name: 'address_id',
          label: word('payouts.account'),
          kind: 'choice',
          value: usable[0]!.id,
          choices: usable.map((account) => ({ id: account.id, name: nameOf(account) })),
          required: true,
        },
        { name: 'password_pay', label: word('payouts.code'), kind: 'secret', required: true },
      ]}
      preview={({ price = '', address_id = '' }) => (
        <PayoutPromise price={price.trim()} accountId={address_id} onShown={noteShown} />
      )}
      input={({ price = '', address_id = '', password_pay = '' }) => ({
        price: price.trim(),
        address_id,
        real_price: receives.current,
        password_pay,
      })}
      done={word('payouts.asked')}
    >
      {word('payouts.ask_text', { amount: money(balance.payable) })}
    </VerbButton>
  );
};

/** `Kasikornbank ···· 2206`. */
export const nameOf = ({ bank_name, network, short, label }: PayoutAccount): string =>
  [label, bank_name || network, short].filter(Boolean).join(' ');
