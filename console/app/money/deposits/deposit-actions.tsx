import { creditDeposit, dismissDeposit, type DeskDepositDetail } from '@tradewind/contract/money/desk/deposits';
import { Check, X } from 'lucide-react';
import { useCanCall } from '../../api/use-endpoint-query.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useFormat } from '../../design/format.ts';
import { ActionButton } from '../../design/action-button.tsx';
import type { ActionField } from '../../design/action-fields.tsx';
import { ShopperField } from '../../design/shopper-field.tsx';

/** The actions of an operator on a deposit that the watcher could not credit. */
export const DepositActions = ({ deposit }: { deposit: DeskDepositDetail }) => {
  const t = useTranslation();
  const { money } = useFormat();
  const canCall = useCanCall();
  if (!canCall(creditDeposit)) return null;
  const { id, amount, owner, second_approver } = deposit;
  return (
    <>
      {deposit.creditable === 1 && (
        <ActionButton
          endpoint={creditDeposit}
          label={t(deposit.state === 'below_minimum' ? 'deposits.credit_small' : 'deposits.credit')}
          kind="main"
          icon={<Check size={18} />}
          fields={[
            ...receiver(deposit, t('deposits.credit_to')),
            {
              name: 'note',
              label: t('deposits.note'),
              kind: 'lines',
              ...(!owner && { help: t('deposits.note_help') }),
            },
          ]}
          input={({ user_id = '', note = '' }) => ({ id, user_id: owner?.id ?? user_id, note })}
          done={({ state }) => t(state === 'credited' ? 'deposits.credited' : 'deposits.first_approval_done')}
        >
          <p>{t('deposits.credit_text', { amount: money(amount) })}</p>
          {second_approver === 1 && <p>{t('deposits.credit_large')}</p>}
        </ActionButton>
      )}
      {deposit.dismissable === 1 && (
        <ActionButton
          endpoint={dismissDeposit}
          label={t('deposits.dismiss')}
          kind="danger"
          icon={<X size={18} />}
          fields={[
            {
              name: 'note',
              label: t('common.reason'),
              kind: 'lines',
              help: t('common.reason_help'),
              required: true,
            },
          ]}
          input={({ note = '' }) => ({ id, note })}
          done={t('deposits.dismissed')}
        >
          {t('deposits.dismiss_text')}
        </ActionButton>
      )}
    </>
  );
};

/** The shopper to credit: fixed if the address has an owner, else one of the claimants, else one who is searched. */
function receiver({ owner, claimants }: DeskDepositDetail, toWhom: string): ActionField[] {
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
