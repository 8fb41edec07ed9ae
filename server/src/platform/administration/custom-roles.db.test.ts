import { rightOf } from '@tradewind/contract/base/desk-rights';
import { endpoints } from '@tradewind/contract/endpoints';
import { approveChange } from '@tradewind/contract/platform/desk/changes';
import * as operators from '@tradewind/contract/platform/desk/operators';
import * as contract from '@tradewind/contract/platform/desk/roles';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildOperator } from '../../../test/build-operator.ts';
import { applyChangesAtOnce } from '../../../test/changes.ts';
import { testDatabase } from '../../../test/database.ts';
import { newId } from '../../base/ids/ids.ts';
import { givableRights } from './role-changes.ts';

const db = await testDatabase();
const { app, data, refusal } = await testApp(db);
await applyChangesAtOnce(db);
const admin = await buildOperator(db, ['admin']);
const other = await buildOperator(db, ['admin']);
const [atDesk, asOther] = [{ desk: admin.token }, { desk: other.token }];
const reason = 'A team for refunds';

async function makeRole(name: string, rights: string[]): Promise<string> {
  const change = await data(contract.saveDeskRole, { name, rights, reason }, atDesk);
  await data(approveChange, { id: change.id }, asOther);
  const { list } = await data(contract.deskRoles, {}, atDesk);
  return list.find((role) => role.name === name)!.id;
}

const mayCall = async (endpoint: (typeof endpoints)[number], token: string): Promise<boolean> => {
  const answer = await app.inject({
    method: endpoint.method,
    url: endpoint.path,
    headers: { 'desk-token': token, 'content-type': 'application/json' },
    ...(endpoint.method === 'POST' && { payload: '[]' }),
  });
  return answer.json<{ refusal?: string }>().refusal !== 'desk_forbidden';
};

describe('a custom role', () => {
  it('counts only once a second administrator approved it', async () => {
    const change = await data(contract.saveDeskRole, { name: 'Couriers', rights: ['orders.read'], reason }, atDesk);
    expect(change).toMatchObject({ kind: 'role.save', state: 'proposed', may_approve: 0 });
    expect((await refusal(approveChange, { id: change.id }, atDesk)).refusal).toBe('second_person_required');
    expect((await data(contract.deskRoles, {}, atDesk)).list).toEqual([]);
    await data(approveChange, { id: change.id }, asOther);
    expect((await data(contract.deskRoles, {}, atDesk)).list).toMatchObject([
      { name: 'Couriers', rights: ['orders.read'], holders: 0 },
    ]);
  });

  it.each(givableRights)('with %s alone opens exactly the endpoints of that right', async (right) => {
    const id = newId();
    await db.kysely
      .insertInto('operator_roles')
      .values({ id, name: id, rights: [right], created_at: new Date() })
      .execute();
    const { token } = await buildOperator(db, [], { customRoles: [id] });
    const desk = endpoints.filter(({ who }) => who === 'operator');
    const opened: string[] = [];
    for (const endpoint of desk) if (await mayCall(endpoint, token)) opened.push(endpoint.name);
    const expected = desk.filter((one) => !one.roles || rightOf(one) === right).map(({ name }) => name);
    expect(opened).toEqual(expected);
  });

  it('can’t be made of what only administrators may do', async () => {
    const reserved = endpoints.filter(({ roles }) => roles?.every((role) => role === 'admin'));
    expect(reserved.length).toBeGreaterThan(20);
    expect(reserved.map(rightOf).filter((right) => right !== null)).toEqual([]);
    for (const right of ['operators.act', 'changes.act', 'audit.read', 'settings.act', 'nonsense', '*'])
      expect((await refusal(contract.saveDeskRole, { name: 'Boss', rights: [right], reason }, atDesk)).refusal).toBe(
        'role_right_unknown',
      );
  });

  it('is given to an operator by a change, and taken back', async () => {
    const id = await makeRole('Refund desk', ['orders.read', 'disputes.read']);
    const { id: operator, token } = await buildOperator(db, ['catalogue']);
    const desk = { desk: token };
    const give = await data(
      operators.changeOperatorRoles,
      { id: operator, roles: [], custom_roles: [id], reason },
      atDesk,
    );
    expect(give.fields).toContainEqual({ field: 'custom_roles', before: [], after: ['Refund desk'] });
    await data(approveChange, { id: give.id }, asOther);
    expect(await data(operators.deskMe, {}, desk)).toMatchObject({
      roles: [],
      custom_roles: [{ id, name: 'Refund desk' }],
      rights: expect.arrayContaining(['orders.read', 'disputes.read']),
    });
    expect((await refusal(contract.removeDeskRole, { id, reason }, atDesk)).refusal).toBe('role_in_use');
    const take = await data(operators.changeOperatorRoles, { id: operator, roles: ['support'], reason }, atDesk);
    await data(approveChange, { id: take.id }, asOther);
    expect(await data(operators.deskMe, {}, desk)).toMatchObject({ roles: ['support'], custom_roles: [], rights: [] });
    const remove = await data(contract.removeDeskRole, { id, reason }, atDesk);
    await data(approveChange, { id: remove.id }, asOther);
    expect((await data(contract.deskRoles, {}, atDesk)).list.map(({ name }) => name)).not.toContain('Refund desk');
  });

  it('loses a right for whoever has it, with the next call', async () => {
    const id = await makeRole('Readers', ['orders.read', 'users.read']);
    const { token } = await buildOperator(db, [], { customRoles: [id] });
    const users = endpoints.find(({ name }) => name === 'desk.users')!;
    expect(await mayCall(users, token)).toBe(true);
    const change = await data(contract.saveDeskRole, { id, name: 'Readers', rights: ['orders.read'], reason }, atDesk);
    await data(approveChange, { id: change.id }, asOther);
    expect(await mayCall(users, token)).toBe(false);
  });

  it('is refused with the name of another, without an effect, or for an operator who would have no role', async () => {
    const id = await makeRole('Rates', ['rates.read']);
    const save = (input: object) => refusal(contract.saveDeskRole, { reason, ...input }, atDesk);
    expect((await save({ name: 'rates', rights: ['rates.read'] })).refusal).toBe('role_name_taken');
    expect((await save({ id, name: 'Rates', rights: ['rates.read'] })).refusal).toBe('change_without_effect');
    expect((await save({ id: newId(), name: 'X', rights: ['rates.read'] })).refusal).toBe('role_not_found');
    expect((await save({ name: 'X', rights: [] })).refusal).toBe('bad_request');
    const { id: operator } = await buildOperator(db, ['support']);
    const change = (input: object) =>
      refusal(operators.changeOperatorRoles, { id: operator, reason, roles: [], ...input }, atDesk);
    expect((await change({})).refusal).toBe('bad_request');
    expect((await change({ custom_roles: [newId()] })).refusal).toBe('role_not_found');
  });

  it('is for administrators to see and to make', async () => {
    const { token } = await buildOperator(db, ['finance', 'support', 'catalogue']);
    for (const endpoint of [contract.deskRoles, contract.saveDeskRole, contract.removeDeskRole] as const)
      expect((await refusal(endpoint, {}, { desk: token })).refusal).toBe('desk_forbidden');
  });
});
