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
  saveRoles,
} from '../operators/index.ts';
import { mailLink, type AdministrationDeps } from './mail-link.ts';

export interface NewOperator {
  email: string;
  name: string;
  roles: OperatorRole[];
}
interface OneOperator {
  id: string;
}
export interface NewRoles extends OneOperator {
  roles: OperatorRole[];
}

const proposers = ['admin'] as const;
const concerns = ({ id }: OneOperator) => id;

/** The changes of operators that wait. */
export function operatorChanges(deps: Pick<AdministrationDeps, 'mails' | 'defaultLocale'>) {
  const invite: ChangeKind<NewOperator> = {
    name: 'operator.invite',
    proposers,
    async validate(tx, { email }) {
      if (await operatorByEmail(tx, email)) refuse('operator_email_taken', {}, ['email']);
    },
    async present(_tx, { email, name, roles }) {
      const fields = Object.entries({ name, email, roles }).map(([field, after]) => ({ field, before: null, after }));
      return { subject: `invitation:${email.toLowerCase()}`, name, fields };
    },
    async apply(tx, { email, name, roles }, { by, approvedBy, changeId, reason, at }) {
      const id = newId();
      const sponsor = approvedBy === null ? await principalIdOf(tx, by.id) : null;
      await insertOperator(tx, { id, email, name, roles, password_hash: null, sponsor_id: sponsor, created_at: at });
      await mailLink(tx, deps, { id, email }, at);
      const details = { email, name, roles, reason, change: changeId, approved_by: approvedBy };
      await audit(tx, by, 'operator.added', `operator:${id}`, details, at);
    },
  };

  const roles: ChangeKind<NewRoles> = {
    name: 'operator.roles',
    proposers,
    concerns,
    async validate(tx, { id, roles: after }) {
      if (!after.includes('admin')) await requireAnotherAdmin(tx, id);
      const { roles: before } = await lockOperator(tx, id);
      if (before.toSorted().join() === after.toSorted().join()) refuse('change_without_effect');
    },
    present: (tx, { id, roles: after }) => describe(tx, id, ({ roles: before }) => [{ field: 'roles', before, after }]),
    async apply(tx, { id, roles: after }, { by, approvedBy, changeId, reason, at }) {
      const { roles: before } = await lockOperator(tx, id);
      await saveRoles(tx, id, after);
      const details = { before, after, reason, change: changeId, approved_by: approvedBy };
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

async function describe(
  tx: Tx,
  id: string,
  fieldsOf: (operator: Awaited<ReturnType<typeof lockOperator>>) => ChangedField[],
): Promise<ShownChange> {
  const operator = await lockOperator(tx, id);
  return { subject: `operator:${id}`, name: `${operator.name} <${operator.email}>`, fields: fieldsOf(operator) };
}
