import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack, Typography } from '@mui/material';
import { addOperator, type OperatorRow } from '@tradewind/contract/platform/desk/operators';
import { operatorRoles, type OperatorRole } from '@tradewind/contract/base/operator-roles';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { DataTable } from 'react-admin';
import { useWords } from '../../i18n/words.ts';
import { CopyButton } from '../../look/copy-button.tsx';
import { DeskList, wide } from '../../look/desk-list.tsx';
import { Moment } from '../../look/fields.tsx';
import { choiceFilter, textFilter } from '../../look/filters.tsx';
import { StatusChip, type Tone } from '../../look/status-chip.tsx';
import { VerbButton } from '../../look/verb-button.tsx';
import { OperatorVerbs } from './operator-verbs.tsx';

const Column = DataTable.Col<OperatorRow>;
const tones: Record<OperatorRow['state'], Tone> = { invited: 'warn', active: 'ok', disabled: 'quiet' };

export interface OncePassword {
  operator: OperatorRow;
  once_password: string;
}

/** Who works at the desk and what they may do. */
export const OperatorList = () => {
  const word = useWords();
  const [once, setOnce] = useState<OncePassword | null>(null);
  const roleChoices = operatorRoles.map((id) => ({ id, name: word(`roles.${id}`) }));
  return (
    <>
      <DeskList
        resource="operators"
        title={word('menu.operators')}
        sort={{ field: 'name', order: 'ASC' }}
        filters={[
          textFilter('q', word('common.search')),
          choiceFilter(
            'state',
            word('common.state'),
            (['invited', 'active', 'disabled'] as const).map((id) => ({ id, name: word(`operators.states.${id}`) })),
          ),
        ]}
        actions={
          <VerbButton
            endpoint={addOperator}
            label={word('operators.add')}
            kind="main"
            icon={<UserPlus size={18} />}
            fields={[
              { name: 'name', label: word('operators.name'), required: true },
              { name: 'email', label: word('operators.email'), required: true },
              { name: 'roles', label: word('operators.roles'), kind: 'several', choices: roleChoices },
            ]}
            input={({ name = '', email = '', roles = '' }) => ({
              name,
              email,
              roles: roles.split(',').filter(Boolean) as OperatorRole[],
            })}
            done={word('operators.added')}
            onDone={setOnce}
          />
        }
        table={{ rowClick: false }}
      >
        <Column source="name" label={word('operators.name')} />
        <Column source="email" disableSort label={word('operators.email')} {...wide} />
        <Column
          source="roles"
          disableSort
          label={word('operators.roles')}
          render={(row) => row.roles.map((role) => word(`roles.${role}`)).join(', ')}
        />
        <Column
          source="state"
          disableSort
          label={word('common.state')}
          render={(row) => <StatusChip tone={tones[row.state]} label={word(`operators.states.${row.state}`)} />}
        />
        <Column
          source="last_act_at"
          disableSort
          label={word('operators.last_act')}
          {...wide}
          render={(row) => <Moment value={row.last_act_at} />}
        />
        <Column
          disableSort
          label={word('common.acts')}
          render={(row) => <OperatorVerbs operator={row} onOnce={setOnce} />}
        />
      </DeskList>
      {once && <OncePasswordDialog once={once} onClose={() => setOnce(null)} />}
    </>
  );
};

const OncePasswordDialog = ({ once, onClose }: { once: OncePassword; onClose: () => void }) => {
  const word = useWords();
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="once-password">
      <DialogTitle id="once-password">{word('operators.once_title')}</DialogTitle>
      <DialogContent>
        <Typography variant="body2" color="textSecondary">
          {word('operators.once_text', { name: once.operator.name })}
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
        <Button onClick={onClose}>{word('common.close')}</Button>
      </DialogActions>
    </Dialog>
  );
};
