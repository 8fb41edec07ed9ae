import { operatorRoles, type OperatorRole } from '@tradewind/contract/base/operator-roles';
import type { OperatorRow } from '@tradewind/contract/platform/desk/operators';
import { deskRoles } from '@tradewind/contract/platform/desk/roles';
import { useEndpointQuery } from '../../api/use-endpoint-query.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Built-in and custom roles in one field: those of an operator, its choices, and what was chosen. */
export function useRoleChoices() {
  const t = useTranslation();
  const own = useEndpointQuery(deskRoles, {}).data?.list ?? [];
  const isBuiltIn = (id: string): id is OperatorRole => operatorRoles.some((role) => role === id);
  return {
    choices: [...operatorRoles.map((id) => ({ id: id as string, name: t(`roles.${id}`) })), ...own],
    rolesOf: ({ roles, custom_roles: custom }: OperatorRow) => [...roles, ...custom.map(({ id }) => id)].join(','),
    chosenOf(typed = '') {
      const ids = typed.split(',').filter(Boolean);
      return { roles: ids.filter(isBuiltIn), custom_roles: ids.filter((id) => !isBuiltIn(id)) };
    },
    namesOf: ({ roles, custom_roles: custom }: OperatorRow) =>
      [...roles.map((role) => t(`roles.${role}`)), ...custom.map(({ name }) => name)].join(', '),
  };
}
