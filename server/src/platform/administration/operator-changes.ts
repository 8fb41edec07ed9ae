import type { OperatorRole } from '@tradewind/contract/base/operator-roles';
import type { ChangedField } from '@tradewind/contract/platform/desk/changes';
import { refuse } from '@tradewind/contract/base/refusals';
import type { Tx } from '../../base/db/database.ts';
import { newId } from '../../base/ids/ids.ts';
import type { ChangeKind, ShownChange } from '../changes/index.ts';
import {
  audit,
  disableOperatorRow,
  insertOperator,
  inviteAgain,
  lockOperator,
  operatorByEmail,
  principalIdOf,
  requireAnotherAdmin,
  requireCustomRoles,
  saveRoles,
} from '../operators/index.ts';
import { mailLink, type AdministrationDeps } from './mail-link.ts';

export interface NewOperator {
  email: string;
  name: string;
  roles: OperatorRole[];
  customRoles?: string[];
}
interface OneOperator {
  id: string;
}
export interface NewRoles extends OneOperator {
  roles: OperatorRole[];
  customRoles?: string[];
}

const proposers = ['admin'] as const;
const concerns = ({ id }: OneOperator) => id;

/** The changes of operators that wait. */
export function operatorChanges(deps: Pick<AdministrationDeps, 'mails' | 'defaultLocale'>) {
  const invite: ChangeKind<NewOperator> = {
    name: 'operator.invite',
    proposers,
    async validate(tx, { email, customRoles = [] }) {
      await requireCustomRoles(tx, customRoles);
      if (await operatorByEmail(tx, email)) refuse('operator_email_taken', {}, ['email']);
    },
    async present(tx, { email, name, roles, customRoles = [] }) {
      const custom = await requireCustomRoles(tx, customRoles);
      const given = { name, email, roles, ...(custom.length > 0 && { custom_roles: custom }) };
      const fields = Object.entries(given).map(([field, after]) => ({ field, before: null, after }));
      return { subject: `invitation:${email.toLowerCase()}`, name, fields };
    },
    async apply(tx, { email, name, roles, customRoles = [] }, { by, approvedBy, changeId, reason, at }) {
      const id = newId();
      const sponsor = approvedBy === null ? await principalIdOf(tx, by.id) : null;
      const rest = { password_hash: null, sponsor_id: sponsor, created_at: at };
      await insertOperator(tx, { id, email, name, roles, custom_roles: customRoles, ...rest });
      await mailLink(tx, deps, { id, email }, at);
      const details = {
        email,
        name,
        roles,
        custom_roles: customRoles,
        reason,
        change: changeId,
        approved_by: approvedBy,
      };
      await audit(tx, by, 'operator.added', `operator:${id}`, details, at);
    },
  };

  const roles: ChangeKind<NewRoles> = {
    name: 'operator.roles',
    proposers,
    concerns,
    async validate(tx, { id, roles: after, customRoles = [] }) {
      await requireCustomRoles(tx, customRoles);
      if (!after.includes('admin')) await requireAnotherAdmin(tx, id);
      const { roles: before, custom_roles: customBefore } = await lockOperator(tx, id);
      if (isSame(before, after) && isSame(customBefore, customRoles)) refuse('change_without_effect');
    },
    async present(tx, { id, roles: after, customRoles = [] }) {
      const custom = await requireCustomRoles(tx, customRoles);
      const { custom_roles: ids } = await lockOperator(tx, id);
      const customBefore = await requireCustomRoles(tx, ids);
      return describe(tx, id, ({ roles: before }) => [
        { field: 'roles', before, after },
        ...(isSame(customBefore, custom) ? [] : [{ field: 'custom_roles', before: customBefore, after: custom }]),
      ]);
    },
    async apply(tx, { id, roles: after, customRoles = [] }, { by, approvedBy, changeId, reason, at }) {
      const { roles: before, custom_roles: customBefore } = await lockOperator(tx, id);
      await saveRoles(tx, id, after, customRoles);
      const custom = { custom_before: customBefore, custom_after: customRoles };
      const details = { before, after, ...custom, reason, change: changeId, approved_by: approvedBy };
      await audit(tx, by, 'operator.roles_changed', `operator:${id}`, details, at);
    },
  };

  const reset: ChangeKind<OneOperator> = {
    name: 'operator.reset',
    proposers,
    concerns,
    async validate(tx, { id }) {
      await requireAnotherAdmin(tx, id);
      await lockOperator(tx, id);
    },
    present: (tx, { id }) =>
      describe(tx, id, ({ disabled_at }) => [
        { field: 'password_and_codes', before: null, after: 'link_by_mail' },
        ...(disabled_at ? [{ field: 'state', before: 'disabled', after: 'invited' }] : []),
      ]),
    async apply(tx, { id }, { by, approvedBy, changeId, reason, at }) {
      const { email } = await lockOperator(tx, id);
      await inviteAgain(tx, id);
      await mailLink(tx, deps, { id, email }, at);
      const details = { email, reason, change: changeId, approved_by: approvedBy };
      await audit(tx, by, 'operator.reset', `operator:${id}`, details, at);
    },
  };

  const disable: ChangeKind<OneOperator> = {
    name: 'operator.disable',
    proposers,
    concerns,
    async validate(tx, { id }) {
      await requireAnotherAdmin(tx, id);
      if ((await lockOperator(tx, id)).disabled_at) refuse('change_without_effect');
    },
    present: (tx, { id }) => describe(tx, id, () => [{ field: 'state', before: 'active', after: 'disabled' }]),
    async apply(tx, { id }, { by, approvedBy, changeId, reason, at }) {
      const { email } = await lockOperator(tx, id);
      await disableOperatorRow(tx, id, at);
      const details = { email, reason, change: changeId, approved_by: approvedBy };
      await audit(tx, by, 'operator.disabled', `operator:${id}`, details, at);
    },
  };

  return { invite, roles, reset, disable };
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.toSorted().join() === other.toSorted().join();

async function describe(
  tx: Tx,
  id: string,
  fieldsOf: (operator: Awaited<ReturnType<typeof lockOperator>>) => ChangedField[],
): Promise<ShownChange> {
  const operator = await lockOperator(tx, id);
  return { subject: `operator:${id}`, name: `${operator.name} <${operator.email}>`, fields: fieldsOf(operator) };
}
