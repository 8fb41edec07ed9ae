import { Stack, Typography } from '@mui/material';
import { addOperator, type OperatorRow } from '@tradewind/contract/platform/desk/operators';
import { UserPlus } from 'lucide-react';
import { DataTable } from 'react-admin';
import { useTranslation } from '../../i18n/use-translation.ts';
import { DeskList, wideOnly } from '../../design/desk-list.tsx';
import { Moment } from '../../design/fields.tsx';
import { choiceFilter, textFilter } from '../../design/filters.tsx';
import { StatusChip, type Tone } from '../../design/status-chip.tsx';
import { ActionButton } from '../../design/action-button.tsx';
import { useProposed, useReasonField } from '../changes/propose.ts';
import { ChangesLink } from '../changes/waiting-change.tsx';
import { OperatorActions } from './operator-actions.tsx';
import { useRoleChoices } from './role-choices.ts';
import { RolesPanel } from './roles-panel.tsx';

const Column = DataTable.Col<OperatorRow>;
const tones: Record<OperatorRow['state'], Tone> = { invited: 'warn', active: 'ok', disabled: 'quiet' };

/** The operators and their roles, and the custom roles. */
export const OperatorList = () => (
  <Stack sx={{ gap: 2 }}>
    <Operators />
    <RolesPanel />
  </Stack>
);

const Operators = () => {
  const t = useTranslation();
  const reasonField = useReasonField();
  const proposed = useProposed();
  const { choices: roleChoices, chosenOf, namesOf } = useRoleChoices();
  return (
    <DeskList
      resource="operators"
      title={t('menu.operators')}
      sort={{ field: 'name', order: 'ASC' }}
      filters={[
        textFilter('q', t('common.search')),
        choiceFilter(
          'state',
          t('common.state'),
          (['invited', 'active', 'disabled'] as const).map((id) => ({ id, name: t(`operators.states.${id}`) })),
        ),
      ]}
      actions={
        <>
          <ChangesLink />
          <ActionButton
            endpoint={addOperator}
            label={t('operators.invite')}
            kind="main"
            icon={<UserPlus size={18} />}
            fields={[
              { name: 'name', label: t('operators.name'), required: true },
              { name: 'email', label: t('operators.email'), required: true },
              { name: 'roles', label: t('operators.roles'), kind: 'several', choices: roleChoices },
              reasonField,
            ]}
            input={({ name = '', email = '', roles = '', reason = '' }) => ({
              name,
              email,
              ...chosenOf(roles),
              reason,
            })}
            done={proposed}
          >
            {t('operators.invite_text')}
          </ActionButton>
        </>
      }
      table={{ rowClick: false }}
    >
      <Column source="name" label={t('operators.name')} />
      <Column source="email" disableSort label={t('operators.email')} {...wideOnly} />
      <Column source="roles" disableSort label={t('operators.roles')} render={namesOf} />
      <Column
        source="state"
        disableSort
        label={t('common.state')}
        render={(row) => (
          <>
            <StatusChip tone={tones[row.state]} label={t(`operators.states.${row.state}`)} />
            {row.sponsored === 1 && (
              <Typography variant="caption" component="p" color="textSecondary">
                {t('operators.sponsored')}
              </Typography>
            )}
          </>
        )}
      />
      <Column
        source="last_act_at"
        disableSort
        label={t('operators.last_act')}
        {...wideOnly}
        render={(row) => <Moment value={row.last_act_at} />}
      />
      <Column disableSort label={t('common.actions')} render={(row) => <OperatorActions operator={row} />} />
    </DeskList>
  );
};
