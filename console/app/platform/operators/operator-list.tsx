import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack, Typography } from '@mui/material';
import { addOperator, type OperatorRow } from '@tradewind/contract/platform/desk/operators';
import { operatorRoles, type OperatorRole } from '@tradewind/contract/base/operator-roles';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { DataTable } from 'react-admin';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CopyButton } from '../../design/copy-button.tsx';
import { DeskList, wideOnly } from '../../design/desk-list.tsx';
import { Moment } from '../../design/fields.tsx';
import { choiceFilter, textFilter } from '../../design/filters.tsx';
import { StatusChip, type Tone } from '../../design/status-chip.tsx';
import { ActionButton } from '../../design/action-button.tsx';
import { OperatorActions } from './operator-actions.tsx';

const Column = DataTable.Col<OperatorRow>;
const tones: Record<OperatorRow['state'], Tone> = { invited: 'warn', active: 'ok', disabled: 'quiet' };

export interface OncePassword {
  operator: OperatorRow;
  once_password: string;
}

/** The operators and their roles. */
export const OperatorList = () => {
  const t = useTranslation();
  const [once, setOnce] = useState<OncePassword | null>(null);
  const roleChoices = operatorRoles.map((id) => ({ id, name: t(`roles.${id}`) }));
  return (
    <>
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
          <ActionButton
            endpoint={addOperator}
            label={t('operators.add')}
            kind="main"
            icon={<UserPlus size={18} />}
            fields={[
              { name: 'name', label: t('operators.name'), required: true },
              { name: 'email', label: t('operators.email'), required: true },
              { name: 'roles', label: t('operators.roles'), kind: 'several', choices: roleChoices },
            ]}
            input={({ name = '', email = '', roles = '' }) => ({
              name,
              email,
              roles: roles.split(',').filter(Boolean) as OperatorRole[],
            })}
            done={t('operators.added')}
            onDone={setOnce}
          />
        }
        table={{ rowClick: false }}
      >
        <Column source="name" label={t('operators.name')} />
        <Column source="email" disableSort label={t('operators.email')} {...wideOnly} />
        <Column
          source="roles"
          disableSort
          label={t('operators.roles')}
          render={(row) => row.roles.map((role) => t(`roles.${role}`)).join(', ')}
        />
        <Column
          source="state"
          disableSort
          label={t('common.state')}
          render={(row) => <StatusChip tone={tones[row.state]} label={t(`operators.states.${row.state}`)} />}
        />
        <Column
          source="last_act_at"
          disableSort
          label={t('operators.last_act')}
          {...wideOnly}
          render={(row) => <Moment value={row.last_act_at} />}
        />
        <Column
          disableSort
          label={t('common.actions')}
          render={(row) => <OperatorActions operator={row} onOnce={setOnce} />}
        />
      </DeskList>
      {once && <OncePasswordDialog once={once} onClose={() => setOnce(null)} />}
    </>
  );
};

const OncePasswordDialog = ({ once, onClose }: { once: OncePassword; onClose: () => void }) => {
  const t = useTranslation();
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="once-password">
      <DialogTitle id="once-password">{t('operators.one_time_title')}</DialogTitle>
      <DialogContent>
        <Typography variant="body2" color="textSecondary">
          {t('operators.one_time_text', { name: once.operator.name })}
        </Typography>
        <Stack direction="row" sx={{ alignItems: 'center', gap: 1, mt: 2 }}>
          <Typography
            sx={{ fontFamily: 'ui-monospace, Menlo, Consolas, monospace', fontSize: 18, wordBreak: 'break-all' }}
          >
            {once.once_password}
          </Typography>
          <CopyButton text={once.once_password} />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('common.close')}</Button>
      </DialogActions>
    </Dialog>
  );
};
