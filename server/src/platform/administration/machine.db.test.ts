import * as contract from '@tradewind/contract/platform/desk/operators';
import { expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildOperator } from '../../../test/build-operator.ts';
import { testDatabase } from '../../../test/database.ts';
import { addOperator, confirmOperator, disableOperatorByMachine, resetOperator } from './index.ts';

const db = await testDatabase();
const { data, refusal, deps } = await testApp(db);

it('adds, disables and resets operators at once, and records each act without an operator', async () => {
  const email = 'first@desk.example';
  await addOperator(deps, { email, roles: ['admin', 'admin'] });
  await expect(addOperator(deps, { email: 'FIRST@desk.example', roles: ['admin'] })).rejects.toMatchObject({
    code: 'operator_email_taken',
  });
  await expect(addOperator(deps, { email: 'nonsense', roles: ['admin'] })).rejects.toMatchObject({
    code: 'email_invalid',
  });
  const { token } = await buildOperator(db, ['admin']);
  const find = async () => (await data(contract.deskOperators, { q: email }, { desk: token })).list[0]!;
  expect(await find()).toMatchObject({ roles: ['admin'], state: 'invited', sponsored: 0 });
  await disableOperatorByMachine(deps, email);
  expect(await find()).toMatchObject({ state: 'disabled' });
  await resetOperator(deps, email);
  expect(await find()).toMatchObject({ state: 'invited' });
  await confirmOperator(deps, email);
  for (const act of [disableOperatorByMachine, resetOperator, confirmOperator])
    await expect(act(deps, 'nobody@desk.example')).rejects.toMatchObject({ code: 'operator_not_found' });

  const { id } = await find();
  const { list } = await data(contract.auditLog, { subject: `operator:${id}` }, { desk: token });
  expect(list.map(({ act, operator_id }) => [act, operator_id])).toEqual([
    ['operator.confirmed', null],
    ['operator.reset', null],
    ['operator.disabled', null],
    ['operator.added', null],
  ]);
});

it('shuts a compromised administrator out while the other administrators are blocked', async () => {
  const { id, token } = await buildOperator(db, ['admin']);
  await disableOperatorByMachine(deps, `${id}@desk.example`);
  expect(await refusal(contract.deskMe, {}, { desk: token })).toMatchObject({ status: 401 });
});
