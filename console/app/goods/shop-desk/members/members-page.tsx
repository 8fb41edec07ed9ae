import { Avatar, Stack, Typography } from '@mui/material';
import { shopHandover, shopMembers, type MemberRow } from '@tradewind/contract/goods/shop-desk/members';
import { Title } from 'react-admin';
import { useEndpointQuery } from '../../../api/use-endpoint-query.ts';
import { useFormat } from '../../../design/format.ts';
import { Panel } from '../../../design/panel.tsx';
import { StatusChip } from '../../../design/status-chip.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { HandoverNotice } from './handover-notice.tsx';
import { InvitationsPanel } from './invitations-panel.tsx';
import { MemberActions } from './member-actions.tsx';

/** The members of the shop, its invitations, and its handover. */
export const MembersPage = () => {
  const t = useTranslation();
  const { data } = useEndpointQuery(shopMembers, {});
  const handover = useEndpointQuery(shopHandover, {}).data?.handover;
  const you = data?.list.find((member) => member.you === 1);
  return (
    <Stack sx={{ gap: 2 }}>
      <Title title={t('menu.shop_members')} />
      {handover && you && <HandoverNotice handover={handover} yourId={you.id} />}
      <Panel title={t('members.title')}>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          {t('members.text')}
        </Typography>
        <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {data?.list.map((member) => (
            <Member key={member.id} member={member} />
          ))}
        </Stack>
      </Panel>
      <InvitationsPanel />
    </Stack>
  );
};

const Member = ({ member }: { member: MemberRow }) => {
  const t = useTranslation();
  const { moment } = useFormat();
  return (
    <Stack
      component="li"
      direction="row"
      sx={{
        gap: 1.5,
        py: 1.5,
        alignItems: 'center',
        flexWrap: 'wrap',
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Avatar src={member.avatar} alt="" sx={{ width: 40, height: 40 }}>
        {[...member.nickname][0]}
      </Avatar>
      <Stack sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{member.nickname}</Typography>
          <StatusChip tone={member.role === 'owner' ? 'sea' : 'quiet'} label={t(`shop.roles.${member.role}`)} />
          {member.you === 1 && <StatusChip tone="info" label={t('members.you')} />}
        </Stack>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {`${member.username} · ${t('members.since', { moment: moment(member.since) })}`}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t(`members.may.${member.role}`)}
        </Typography>
      </Stack>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <MemberActions member={member} />
      </Stack>
    </Stack>
  );
};
