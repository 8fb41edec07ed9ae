import { Stack } from '@mui/material';
import {
  changeOperatorRoles,
  disableOperator,
  resetOperator,
  type OperatorRow,
} from '@tradewind/contract/platform/desk/operators';
import { operatorRoles, type OperatorRole } from '@tradewind/contract/base/operator-roles';
import { useWords } from '../../i18n/words.ts';
import { VerbButton } from '../../look/verb-button.tsx';
import type { OncePassword } from './operator-list.tsx';

export const OperatorVerbs = ({
  operator,
  onOnce,
}: {
  operator: OperatorRow;
  onOnce: (once: OncePassword) => void;
}) => {
  const word = useWords();
  const { id, name } = operator;
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', py: 0.5 }}>
      <VerbButton
        endpoint={changeOperatorRoles}
        size="small"
        label={word('operators.change_roles')}
        fields={[
          {
            name: 'roles',
            label: word('operators.roles'),
            kind: 'several',
            value: operator.roles.join(','),
            choices: operatorRoles.map((role) => ({ id: role, name: word(`roles.${role}`) })),
          },
        ]}
        input={({ roles = '' }) => ({ id, roles: roles.split(',').filter(Boolean) as OperatorRole[] })}
        done={word('operators.roles_changed')}
      />
      <VerbButton
        endpoint={resetOperator}
        size="small"
        label={word('operators.reset')}
        input={() => ({ id })}
        done={word('operators.reset_done')}
        onDone={onOnce}
      >
        {word('operators.reset_text', { name })}
      </VerbButton>
      {operator.state !== 'disabled' && (
        <VerbButton
          endpoint={disableOperator}
          size="small"
          kind="danger"
          label={word('operators.disable')}
          input={() => ({ id })}
          done={word('operators.disabled')}
        >
          {word('operators.disable_text', { name })}
        </VerbButton>
      )}
    </Stack>
  );
};
