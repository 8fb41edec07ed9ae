import * as changes from '@tradewind/contract/platform/desk/changes';
import * as contract from '@tradewind/contract/platform/desk/operators';
import { describe, expect, it } from 'vitest';
import { anotherApp, testApp, testSecret } from '../../../test/app.ts';
import { buildOperator } from '../../../test/build-operator.ts';
import { applyChangesAtOnce } from '../../../test/changes.ts';
import { testDatabase } from '../../../test/database.ts';
import { seedDemoOperators } from '../operators/index.ts';

const db = await testDatabase();
const { clock, data, refusal, deps } = await testApp(db);
await seedDemoOperators({ ...deps, paymentCodeSecret: testSecret }, 'demo1234');
await applyChangesAtOnce(db);
const admin = await buildOperator(db, ['admin']);
const other = await buildOperator(db, ['admin']);
const [atDesk, asOther] = [{ desk: admin.token }, { desk: other.token }];
const reason = 'Moved to another team';

describe('administration', () => {
  it('is for administrators only', async () => {
    const others = await buildOperator(db, ['finance', 'support', 'catalogue']);
    const { id } = await buildOperator(db, ['support']);
    for (const [endpoint, input] of [
      [contract.deskOperators, {}],
      [contract.addOperator, { email: 'x@y.example', name: 'X', roles: ['admin'], reason }],
      [contract.changeOperatorRoles, { id: others.id, roles: ['admin'], reason }],
      [contract.disableOperator, { id, reason }],
      [contract.resetOperator, { id, reason }],
      [contract.auditLog, {}],
      [changes.approveChange, { id }],
      [changes.changesSummary, {}],
    ] as const) {
      expect(await refusal(endpoint, input, { desk: others.token }), endpoint.name).toMatchObject({
        status: 200,
        refusal: 'desk_forbidden',
      });
    }
  });

  it('changes roles and reactivates by approved changes, and disables at once', async () => {
    const { id, token } = await buildOperator(db, ['support']);
    const roles = await data(contract.changeOperatorRoles, { id, roles: ['finance'], reason }, atDesk);
    expect(roles).toMatchObject({ kind: 'operator.roles', state: 'proposed', alone: 0, may_approve: 0 });
    expect(await data(contract.deskMe, {}, { desk: token })).toMatchObject({ roles: ['support'] });
    await data(changes.approveChange, { id: roles.id }, asOther);
    expect(await data(contract.deskMe, {}, { desk: token })).toMatchObject({ roles: ['finance'] });

    const disabled = await data(contract.disableOperator, { id, reason }, atDesk);
    expect(disabled).toMatchObject({ operator: { state: 'disabled' }, change: null });
    expect(await refusal(contract.deskMe, {}, { desk: token })).toMatchObject({ status: 401 });
    const reset = await data(contract.resetOperator, { id, reason }, atDesk);
    expect(reset.fields.map(({ field }) => field)).toEqual(['password_and_codes', 'state']);
    await data(changes.approveChange, { id: reset.id }, asOther);
    const { list } = await data(contract.auditLog, { subject: `operator:${id}`, act: 'operator' }, atDesk);
    expect(list.map((row) => row.act)).toEqual(['operator.reset', 'operator.disabled', 'operator.roles_changed']);
    expect(list[2]).toMatchObject({
      operator_name: admin.name,
      details: { before: ['support'], after: ['finance'], reason, approved_by: other.id },
    });
  });

  it('refuses a taken address in any case, invalid ones, unknown ids and a change without effect', async () => {
    const add = async (email: string) =>
      (await refusal(contract.addOperator, { email, name: 'X', roles: ['admin'], reason }, atDesk)).refusal;
    expect(await add('ADMIN@Tradewind.example')).toBe('operator_email_taken');
    expect(await add('nonsense')).toBe('email_invalid');
    for (const id of ['x', '00000000-0000-7000-8000-000000000000'])
      expect((await refusal(contract.disableOperator, { id, reason }, atDesk)).refusal).toBe('operator_not_found');
    const same = { id: other.id, roles: ['admin' as const], reason };
    expect((await refusal(contract.changeOperatorRoles, same, atDesk)).refusal).toBe('change_without_effect');
  });

  it('lists operators by page, order and filter', async () => {
    const { list, total } = await data(contract.deskOperators, { limit: 2, sort: 'name', q: '@tradewind' }, atDesk);
    expect(list).toHaveLength(2);
    expect(total).toBe(5);
    expect(await data(contract.deskOperators, { q: '%' }, atDesk)).toMatchObject({ total: 0 });
  });

  it('needs a mail server, or the machine', async () => {
    const silent = await anotherApp(db, { mail: { demo: false } });
    const invitation = { email: 'new@desk.example', name: 'X', roles: ['support' as const], reason };
    expect((await silent.refusal(contract.addOperator, invitation, atDesk)).refusal).toBe('mail_closed');
    expect((await silent.refusal(contract.resetOperator, { id: other.id, reason }, atDesk)).refusal).toBe(
      'mail_closed',
    );
  });
});

it('keeps the last administrator, whoever decides', async () => {
  const admins = await db.read.selectFrom('operators').select('id').where('id', 'not in', [admin.id]).execute();
  await db.kysely
    .updateTable('operators')
    .set({ disabled_at: clock.now() })
    .where(
      'id',
      'in',
      admins.map(({ id }) => id),
    )
    .execute();
  const { token } = await buildOperator(db, ['admin']);
  await db.kysely.updateTable('operators').set({ code_secret: null }).where('id', '<>', admin.id).execute();
  // An administrator without codes is none yet.
  for (const [endpoint, input] of [
    [contract.disableOperator, { id: admin.id, reason }],
    [contract.resetOperator, { id: admin.id, reason }],
    [contract.changeOperatorRoles, { id: admin.id, roles: ['finance'], reason }],
  ] as const)
    expect((await refusal(endpoint, input, { desk: token })).refusal).toBe('operator_last_admin');
});
