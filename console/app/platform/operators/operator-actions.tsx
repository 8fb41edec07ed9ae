import { Stack } from '@mui/material';
import {
  changeOperatorRoles,
  disableOperator,
  resetOperator,
  type OperatorRow,
} from '@tradewind/contract/platform/desk/operators';
import { useGetIdentity } from 'react-admin';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ActionButton } from '../../design/action-button.tsx';
import { useProposed, useReasonField } from '../changes/propose.ts';
import { useRoleChoices } from './role-choices.ts';

/** What an administrator can propose about another operator; nobody changes their own account. */
export const OperatorActions = ({ operator }: { operator: OperatorRow }) => {
  const t = useTranslation();
  const reasonField = useReasonField();
  const proposed = useProposed();
  const { choices, rolesOf, chosenOf } = useRoleChoices();
  const { identity } = useGetIdentity();
  const { id, name } = operator;
  if (id === identity?.id) return null;
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', py: 0.5 }}>
      <ActionButton
        endpoint={changeOperatorRoles}
        size="small"
        label={t('operators.change_roles')}
        fields={[
          {
            name: 'roles',
            label: t('operators.roles'),
            kind: 'several',
            value: rolesOf(operator),
            choices,
          },
          reasonField,
        ]}
        input={({ roles = '', reason = '' }) => ({ id, ...chosenOf(roles), reason })}
        done={proposed}
      >
        {t('operators.roles_text')}
      </ActionButton>
      <ActionButton
        endpoint={resetOperator}
        size="small"
        label={t('operators.reset')}
        fields={[reasonField]}
        input={({ reason = '' }) => ({ id, reason })}
        done={proposed}
      >
        {t('operators.reset_text', { name })}
      </ActionButton>
      {operator.state !== 'disabled' && (
        <ActionButton
          endpoint={disableOperator}
          size="small"
          kind="danger"
          label={t('operators.disable')}
          fields={[reasonField]}
          input={({ reason = '' }) => ({ id, reason })}
          done={({ change }) => (change ? proposed(change) : t('operators.disabled'))}
        >
          {t('operators.disable_text', { name })}
        </ActionButton>
      )}
    </Stack>
  );
};
