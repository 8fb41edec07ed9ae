import { Stack } from '@mui/material';
import {
  changeOperatorRoles,
  disableOperator,
  resetOperator,
  type OperatorRow,
} from '@tradewind/contract/platform/desk/operators';
import { operatorRoles, type OperatorRole } from '@tradewind/contract/base/operator-roles';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ActionButton } from '../../design/action-button.tsx';
import type { OncePassword } from './operator-list.tsx';

export const OperatorActions = ({
  operator,
  onOnce,
}: {
  operator: OperatorRow;
  onOnce: (once: OncePassword) => void;
}) => {
  const t = useTranslation();
  const { id, name } = operator;
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
            value: operator.roles.join(','),
            choices: operatorRoles.map((role) => ({ id: role, name: t(`roles.${role}`) })),
          },
        ]}
        input={({ roles = '' }) => ({ id, roles: roles.split(',').filter(Boolean) as OperatorRole[] })}
        done={t('operators.roles_changed')}
      />
      <ActionButton
        endpoint={resetOperator}
        size="small"
        label={t('operators.reset')}
        input={() => ({ id })}
        done={t('operators.reset_done')}
        onDone={onOnce}
      >
        {t('operators.reset_text', { name })}
      </ActionButton>
      {operator.state !== 'disabled' && (
        <ActionButton
          endpoint={disableOperator}
          size="small"
          kind="danger"
          label={t('operators.disable')}
          input={() => ({ id })}
          done={t('operators.disabled')}
        >
          {t('operators.disable_text', { name })}
        </ActionButton>
      )}
    </Stack>
  );
};
