import * as contract from '@tradewind/contract/goods/shop-desk/members';
import { readSession } from '../../../api/session.ts';
import { ActionButton } from '../../../design/action-button.tsx';
import type { ActionField } from '../../../design/action-fields.tsx';
import { usePaymentCodeField } from '../../../design/payment-code-field.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** The choice of a role that an owner gives. */
export function useRoleField(): (value: string) => ActionField {
  const t = useTranslation();
  return (value) => ({
    name: 'role',
    label: t('members.role'),
    kind: 'choice',
    value,
    required: true,
    choices: contract.givenRoles.map((id) => ({ id, name: `${t(`shop.roles.${id}`)}: ${t(`members.may.${id}`)}` })),
  });
}

/** The role that was chosen. */
export const chosenRole = (role: string | undefined) =>
  contract.givenRoles.find((each) => each === role) ?? contract.givenRoles[0]!;

/** What the caller may do with a member: change the role, hand the shop over, remove; or leave, if it is the caller. */
export const MemberActions = ({ member: { id, nickname, role, you } }: { member: contract.MemberRow }) => {
  const t = useTranslation();
  const roleField = useRoleField();
  const paymentCode = usePaymentCodeField();
  const session = readSession();
  if (you === 1 && role === 'owner') return null;
  if (you === 1)
    return (
      <ActionButton
        endpoint={contract.leaveShop}
        label={t('members.leave')}
        kind="danger"
        size="small"
        input={() => ({ shop_id: session && 'shop' in session ? session.shop.id : '' })}
        done={t('members.left')}
      >
        {t('members.leave_text')}
      </ActionButton>
    );
  return (
    <>
      {role !== 'owner' && (
        <ActionButton
          endpoint={contract.changeMemberRole}
          label={t('members.change_role')}
          size="small"
          fields={[roleField(role)]}
          input={(typed) => ({ user_id: id, role: chosenRole(typed.role) })}
          done={t('members.role_changed')}
        >
          {nickname}
        </ActionButton>
      )}
      <ActionButton
        endpoint={contract.askHandover}
        label={t('members.hand_over')}
        size="small"
        fields={[paymentCode]}
        input={({ password_pay = '' }) => ({ user_id: id, password_pay })}
        done={t('members.handover_asked')}
      >
        {t('members.hand_over_text', { name: nickname })}
      </ActionButton>
      <ActionButton
        endpoint={contract.removeShopMember}
        label={t('members.remove')}
        kind="danger"
        size="small"
        input={() => ({ user_id: id })}
        done={t('members.removed')}
      >
        {t('members.remove_text', { name: nickname })}
      </ActionButton>
    </>
  );
};
