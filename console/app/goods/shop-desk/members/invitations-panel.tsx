import { Stack, Typography } from '@mui/material';
import {
  inviteMember,
  shopInvitations,
  withdrawInvitation,
  type InvitationRow,
} from '@tradewind/contract/goods/shop-desk/members';
import { UserPlus } from 'lucide-react';
import { useCanCall, useEndpointQuery } from '../../../api/use-endpoint-query.ts';
import { ActionButton } from '../../../design/action-button.tsx';
import { useFormat } from '../../../design/format.ts';
import { Panel } from '../../../design/panel.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { chosenRole, useRoleField } from './member-actions.tsx';

/** The open invitations, for those who may invite. */
export const InvitationsPanel = () => {
  const t = useTranslation();
  const canCall = useCanCall();
  const roleField = useRoleField();
  const { data } = useEndpointQuery(shopInvitations, {});
  if (!canCall(shopInvitations)) return null;
  return (
    <Panel
      title={t('members.invitations')}
      actions={
        <ActionButton
          endpoint={inviteMember}
          label={t('members.invite')}
          kind="main"
          icon={<UserPlus size={18} />}
          fields={[{ name: 'email', label: t('sign_in.email'), required: true }, roleField('manager')]}
          input={({ email = '', role }) => ({ email, role: chosenRole(role) })}
          done={t('members.invited')}
        >
          {t('members.invite_text')}
        </ActionButton>
      }
    >
      {data?.list.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {t('members.no_invitations')}
        </Typography>
      )}
      <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none', gap: 1.5 }}>
        {data?.list.map((invitation) => (
          <Invitation key={invitation.id} invitation={invitation} />
        ))}
      </Stack>
    </Panel>
  );
};

const Invitation = ({ invitation: { id, email, role, expires_at } }: { invitation: InvitationRow }) => {
  const t = useTranslation();
  const { moment } = useFormat();
  return (
    <Stack component="li" direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      <Stack sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{email}</Typography>
        <Typography variant="body2" color="textSecondary">
          {`${t(`shop.roles.${role}`)} · ${t('members.until', { moment: moment(expires_at) })}`}
        </Typography>
      </Stack>
      <ActionButton
        endpoint={withdrawInvitation}
        label={t('members.withdraw')}
        kind="danger"
        size="small"
        input={() => ({ id })}
        done={t('members.withdrawn')}
      >
        {email}
      </ActionButton>
    </Stack>
  );
};
