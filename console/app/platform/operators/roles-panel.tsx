import { Box, Divider, Stack, Typography } from '@mui/material';
import { deskRoles, removeDeskRole, saveDeskRole, type CustomRole } from '@tradewind/contract/platform/desk/roles';
import { useEndpointQuery } from '../../api/use-endpoint-query.ts';
import { ActionButton } from '../../design/action-button.tsx';
import type { ActionField } from '../../design/action-fields.tsx';
import { useFormat } from '../../design/format.ts';
import { Panel } from '../../design/panel.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useProposed, useReasonField } from '../changes/propose.ts';
import { useRightName } from './right-name.ts';

/** The custom roles: each with its rights, what can be proposed about it, and a new one. */
export const RolesPanel = () => {
  const t = useTranslation();
  const { data } = useEndpointQuery(deskRoles, {});
  if (!data) return null;
  return (
    <Panel title={t('operators.custom.title')} actions={<SaveRole rights={data.rights} />}>
      <Stack sx={{ gap: 1.5 }} divider={<Divider />}>
        {data.list.map((role) => (
          <Role key={role.id} role={role} rights={data.rights} />
        ))}
      </Stack>
      {data.list.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {t('operators.custom.none')}
        </Typography>
      )}
    </Panel>
  );
};

const Role = ({ role, rights }: { role: CustomRole; rights: string[] }) => {
  const t = useTranslation();
  const { number } = useFormat();
  const nameOf = useRightName();
  const reasonField = useReasonField();
  const proposed = useProposed();
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap' }}>
      <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{role.name}</Typography>
        <Typography variant="body2" color="textSecondary">
          {role.rights.map(nameOf).join(' · ')}
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {t('operators.custom.holders', { count: number(role.holders) })}
        </Typography>
      </Box>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <SaveRole role={role} rights={rights} />
        <ActionButton
          endpoint={removeDeskRole}
          size="small"
          kind="danger"
          label={t('operators.custom.remove')}
          fields={[reasonField]}
          input={({ reason = '' }) => ({ id: role.id, reason })}
          done={proposed}
        >
          {t('operators.custom.remove_text')}
        </ActionButton>
      </Stack>
    </Stack>
  );
};

const SaveRole = ({ role, rights }: { role?: CustomRole; rights: string[] }) => {
  const t = useTranslation();
  const nameOf = useRightName();
  const reasonField = useReasonField();
  const proposed = useProposed();
  const fields: ActionField[] = [
    { name: 'name', label: t('operators.custom.name'), required: true, value: role?.name ?? '' },
    {
      name: 'rights',
      label: t('operators.custom.rights'),
      kind: 'several',
      value: role?.rights.join(',') ?? '',
      choices: rights.map((right) => ({ id: right, name: nameOf(right) })),
    },
    reasonField,
  ];
  return (
    <ActionButton
      endpoint={saveDeskRole}
      size="small"
      label={t(role ? 'operators.custom.change' : 'operators.custom.add')}
      fields={fields}
      input={({ name = '', rights: chosen = '', reason = '' }) => ({
        ...(role && { id: role.id }),
        name,
        rights: chosen.split(',').filter(Boolean),
        reason,
      })}
      done={proposed}
    >
      {t('operators.custom.text')}
    </ActionButton>
  );
};
