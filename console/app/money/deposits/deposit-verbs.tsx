import { creditDeposit, dismissDeposit, type DeskDepositDetail } from '@tradewind/contract/money/desk/deposits';
import { Check, X } from 'lucide-react';
import { useMay } from '../../api/use-desk.ts';
import { useWords } from '../../i18n/words.ts';
import { useFormat } from '../../look/format.ts';
import { VerbButton } from '../../look/verb-button.tsx';
import type { VerbField } from '../../look/verb-fields.tsx';
import { ShopperField } from '../../look/shopper-field.tsx';

/** What an operator can do with a deposit that the watcher left over. */
export const DepositVerbs = ({ deposit }: { deposit: DeskDepositDetail }) => {
  const word = useWords();
  const { money } = useFormat();
  const may = useMay();
  if (!may(creditDeposit)) return null;
  const { id, amount, owner, second_approver } = deposit;
  return (
    <>
      {deposit.creditable === 1 && (
        <VerbButton
          endpoint={creditDeposit}
          label={word(deposit.state === 'below_minimum' ? 'deposits.credit_small' : 'deposits.credit')}
          kind="main"
          icon={<Check size={18} />}
          fields={[
            ...receiver(deposit, word('deposits.to_whom')),
            {
              name: 'note',
              label: word('deposits.note'),
              kind: 'lines',
              ...(!owner && { help: word('deposits.note_help') }),
            },
          ]}
          input={({ user_id = '', note = '' }) => ({ id, user_id: owner?.id ?? user_id, note })}
          done={({ state }) => word(state === 'credited' ? 'deposits.credited' : 'deposits.agreed')}
        >
          <p>{word('deposits.credit_text', { amount: money(amount) })}</p>
          {second_approver === 1 && <p>{word('deposits.credit_large')}</p>}
        </VerbButton>
      )}
      {deposit.dismissable === 1 && (
        <VerbButton
          endpoint={dismissDeposit}
          label={word('deposits.dismiss')}
          kind="danger"
          icon={<X size={18} />}
          fields={[
            {
              name: 'note',
              label: word('common.reason'),
              kind: 'lines',
              help: word('common.reason_help'),
              required: true,
            },
          ]}
          input={({ note = '' }) => ({ id, note })}
          done={word('deposits.dismissed')}
        >
          {word('deposits.dismiss_text')}
        </VerbButton>
      )}
    </>
  );
};

/** Whoever owns the address is no question; otherwise one of those who claim it, or somebody who is looked for where nobody does. */
function receiver({ owner, claimants }: DeskDepositDetail, toWhom: string): VerbField[] {
  if (owner) return [];
  if (claimants.length === 0) return [{ name: 'user_id', label: toWhom, own: ShopperField, required: true }];
  return [
    {
      name: 'user_id',
      label: toWhom,
      kind: 'choice',
      value: claimants[0]!.id,
      choices: claimants.map(({ id, username }) => ({ id, name: username })),
      required: true,
    },
  ];
}
