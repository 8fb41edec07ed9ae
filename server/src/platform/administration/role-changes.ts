import { endpoints } from '@tradewind/contract/endpoints';
import { rightsIn } from '@tradewind/contract/base/desk-rights';
import { refuse } from '@tradewind/contract/base/refusals';
import type { ChangeKind } from '../changes/index.ts';
import {
  audit,
  deleteCustomRole,
  isRoleHeld,
  isRoleNameTaken,
  lockCustomRole,
  saveCustomRole,
} from '../operators/index.ts';

/** The rights of which custom roles can be made: those that endpoints of the desk name. */
export const givableRights: readonly string[] = rightsIn(endpoints);

interface SavedRole {
  id: string;
  /** Whether there is no such role yet. */
  isNew: boolean;
  name: string;
  rights: string[];
}

const proposers = ['admin'] as const;

/** The changes of custom roles, which wait as those of operators do: a role opens the desk to whoever has it. */
export const roleChanges = {
  save: {
    name: 'role.save',
    proposers,
    async validate(tx, { id, isNew, name, rights }) {
      if (!rights.every((right) => givableRights.includes(right))) refuse('role_right_unknown', {}, ['rights']);
      if (await isRoleNameTaken(tx, name, id)) refuse('role_name_taken', {}, ['name']);
      if (isNew) return;
      const before = await lockCustomRole(tx, id);
      if (before.name === name && before.rights.join() === rights.join()) refuse('change_without_effect');
    },
    async present(tx, { id, isNew, name, rights }) {
      const before = isNew ? null : await lockCustomRole(tx, id);
      const fields = [
        ...(before && before.name !== name ? [{ field: 'role_name', before: before.name, after: name }] : []),
        { field: 'rights', before: before?.rights ?? null, after: rights },
      ];
      return { subject: isNew ? `new_role:${name.toLowerCase()}` : `role:${id}`, name: before?.name ?? name, fields };
    },
    async apply(tx, { id, name, rights }, { by, approvedBy, changeId, reason, at }) {
      await saveCustomRole(tx, { id, name, rights }, at);
      const details = { name, rights, reason, change: changeId, approved_by: approvedBy };
      await audit(tx, by, 'role.saved', `role:${id}`, details, at);
    },
  } satisfies ChangeKind<SavedRole>,

  remove: {
    name: 'role.remove',
    proposers,
    async validate(tx, { id }) {
      await lockCustomRole(tx, id);
      if (await isRoleHeld(tx, id)) refuse('role_in_use');
    },
    async present(tx, { id }) {
      const { name, rights } = await lockCustomRole(tx, id);
      return { subject: `role:${id}`, name, fields: [{ field: 'rights', before: rights, after: null }] };
    },
    async apply(tx, { id }, { by, approvedBy, changeId, reason, at }) {
      const { name, rights } = await lockCustomRole(tx, id);
      await deleteCustomRole(tx, id);
      const details = { name, rights, reason, change: changeId, approved_by: approvedBy };
      await audit(tx, by, 'role.removed', `role:${id}`, details, at);
    },
  } satisfies ChangeKind<{ id: string }>,
};
