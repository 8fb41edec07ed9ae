import * as contract from '@tradewind/contract/money/desk/networks';
import { approveChange, refuseChange } from '@tradewind/contract/platform/desk/changes';
import { auditLog } from '@tradewind/contract/platform/desk/operators';
import { getBlockchain } from '@tradewind/contract/money/networks';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildOperator } from '../../../test/build-operator.ts';
import { buildShopper } from '../../../test/build-shopper.ts';
import { applyChangesAtOnce } from '../../../test/changes.ts';
import { testDatabase } from '../../../test/database.ts';
import { openWallet } from '../../../test/open-wallet.ts';
import { audit } from '../../platform/operators/index.ts';

const db = await testDatabase();
const { data, refusal, clock } = await testApp(db);
await openWallet(db);
await applyChangesAtOnce(db);
const [admin, second, finance, support] = [
  await buildOperator(db, ['admin']),
  await buildOperator(db, ['admin']),
  await buildOperator(db, ['finance']),
  await buildOperator(db, ['support']),
];
const atDesk = { desk: admin.token };
const asSecond = { desk: second.token };

/** Approves the open change of a network as the second administrator. */
async function approve(id: string): Promise<contract.DeskNetworkDetail> {
  const { change } = await data(contract.deskNetwork, { id }, asSecond);
  await data(approveChange, { id: change!.id }, asSecond);
  return data(contract.deskNetwork, { id }, asSecond);
}
const reason = 'A move to another provider';

const xpub =
  'xpub6Ce9NcJvTk36xtLSrJLZqE7wtgA5deCeYs7rSQtreh4cj6ByPtrg9sD7V2FNFLPnf8heNP3FGkeV9qwfzvZNSd54JoNXVsXFYSYwHsnJxqP';
const otherXpub =
  'xpub6D1AabNHCupeiLM65ZR9UStMhJ1vCpyV4XbZdyhMZBiJXALQtmn9p42VTQckoHVn8WNqS7dqnJokZHAHcHGoaQgmv8D45oNUKx6DZMNZBCd';
const xprv =
  'xprv9s21ZrQH143K3QTDL4LXw2F7HEK3wJUD2nW2nRk4stbPy6cq3jPPqjiChkVvvNKmPGJxWUtg6LnF5kejMRNNU3TGtRBeJgk33yuGBxrMPHi';
const base = {
  id: 'USDC-BASE',
  kind: 'evm',
  name: 'Base (USDC)',
  chain_id: '8453',
  rpcs: 'https://key:word@rpc.example/v1/secret?x=1\nhttps://plain.example',
  token: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
  symbol: 'USDC',
  decimals: '6',
  finality: 'finalized',
  confirmations: '33',
  minimum: '5',
};

describe('the desk for networks', () => {
  it('adds a network switched off, masks secrets, and opens it only with a public key', async () => {
    const added = await data(contract.addNetwork, base, atDesk);
    expect(added).toMatchObject({
      id: 'USDC-BASE',
      enabled: 0,
      test: 0,
      rpcs: ['https://rpc.example/…', 'https://plain.example'],
      minimum: '5.00',
      key: '',
      first_address: '',
    });
    expect((await refusal(contract.switchNetwork, { id: 'USDC-BASE', enabled: 1 }, atDesk)).refusal).toBe(
      'network_key_missing',
    );

    for (const key of [xprv, `0x${'ab'.repeat(32)}`, Array.from({ length: 12 }, () => 'test').join(' ')])
      expect((await refusal(contract.setNetworkKey, { id: 'USDC-BASE', key, reason }, atDesk)).refusal).toBe(
        'network_key_private',
      );
    for (const key of ['', 'xpub', `${xpub.slice(0, -1)}Q`])
      expect((await refusal(contract.setNetworkKey, { id: 'USDC-BASE', key, reason }, atDesk)).refusal).toBe(
        'network_key_invalid',
      );
    expect(await data(contract.setNetworkKey, { id: 'USDC-BASE', key: xpub, reason }, atDesk)).toMatchObject({
      key: '',
      waiting: 1,
      change: {
        kind: 'network.key',
        proposed_by: admin.name,
        reason,
        fields: [
          { field: 'key' },
          { field: 'first_address', before: null, after: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' },
        ],
      },
    });
    const keyed = await approve('USDC-BASE');
    expect(keyed.key).toBe('xpub6Ce9…YwHsnJxqP'.replace('YwHsnJxqP', xpub.slice(-8)));
    expect(keyed.first_address).toBe('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266');
    expect(await data(contract.switchNetwork, { id: 'USDC-BASE', enabled: '1' }, atDesk)).toMatchObject({ enabled: 1 });

    const shopper = await buildShopper(db);
    expect(
      (await data(getBlockchain, {}, shopper)).map(({ network, symbol, minimum }) => [network, symbol, minimum]),
    ).toEqual([['USDC-BASE', 'USDC', '5.00']]);
    expect((await data(contract.deskNetworks, {}, { desk: finance.token })).list.at(-1)).toMatchObject({
      id: 'USDC-BASE',
      addresses: 1,
    });
    const all = JSON.stringify([
      await data(contract.deskNetwork, { id: 'USDC-BASE' }, atDesk),
      await data(auditLog, {}, atDesk),
    ]);
    for (const secret of ['secret', 'word', xpub, xprv, 'abababab']) expect(all).not.toContain(secret);
  });

  it('changes given fields, keeps RPCs that are given masked, and lists the history', async () => {
    const asked = await data(
      contract.changeNetwork,
      {
        id: 'USDC-BASE',
        rpcs: 'https://rpc.example/…\nhttps://third.example/abc',
        minimum: '7.50',
        confirmations: '40',
        reason,
      },
      atDesk,
    );
    expect(asked).toMatchObject({
      rpcs: ['https://rpc.example/…', 'https://plain.example'],
      minimum: '5.00',
      waiting: 1,
    });
    expect(JSON.stringify(asked)).not.toContain('secret');
    const changed = await approve('USDC-BASE');
    expect(changed).toMatchObject({
      rpcs: ['https://rpc.example/…', 'https://third.example/…'],
      minimum: '7.50',
      confirmations: 40,
      symbol: 'USDC',
      name: 'Base (USDC)',
    });
    const { rpc_urls } = await db.read
      .selectFrom('networks')
      .select('rpc_urls')
      .where('code', '=', 'USDC-BASE')
      .executeTakeFirstOrThrow();
    expect(rpc_urls).toEqual(['https://key:word@rpc.example/v1/secret?x=1', 'https://third.example/abc']);
    expect(changed.history[0]).toMatchObject({
      act: 'network.changed',
      by: admin.name,
      details: { minimum: ['5.00', '7.50'], confirmations: [33, 40], approved_by: second.id },
    });
    expect(changed.history.map(({ act }) => act)).toEqual([
      'network.changed',
      'change.approved',
      'change.proposed',
      'network.opened',
      'network.key_set',
      'change.approved',
      'change.proposed',
      'network.added',
    ]);
    // A call without a change is not audited.
    await db.transact((tx) => audit(tx, null, 'demo_chain.sent', 'network:USDC-BASE', {}, clock.now()));
    expect(
      (await data(contract.changeNetwork, { id: 'USDC-BASE', minimum: '7.5', reason }, atDesk)).history,
    ).toHaveLength(8);
  });

  it('keeps allocated addresses when the key changes', async () => {
    const [before, after] = [await buildShopper(db), await buildShopper(db)];
    const [first] = await data(getBlockchain, {}, before);
    await data(contract.setNetworkKey, { id: 'USDC-BASE', key: otherXpub, reason }, atDesk);
    await approve('USDC-BASE');
    expect((await data(getBlockchain, {}, before))[0]).toMatchObject({ blockchain: first!.blockchain });
    expect((await data(getBlockchain, {}, after))[0]!.blockchain).not.toBe(first!.blockchain);
    await data(contract.switchNetwork, { id: 'USDC-BASE', enabled: 0 }, atDesk);
    expect(await data(getBlockchain, {}, before)).toEqual([]);
  });

  it('needs a second administrator for token, RPCs and key, one change at a time, but switches off at once', async () => {
    const id = 'USDC-BASE';
    await data(contract.switchNetwork, { id, enabled: 1 }, atDesk);
    const { change } = await data(contract.changeNetwork, { id, rpcs: 'https://mine.example', reason }, atDesk);
    expect((await refusal(approveChange, { id: change!.id }, atDesk)).refusal).toBe('second_person_required');
    for (const form of [{ decimals: '2' }, { name: 'Base' }])
      expect((await refusal(contract.changeNetwork, { id, ...form, reason }, asSecond)).refusal).toBe('change_open');
    expect((await refusal(contract.setNetworkKey, { id, key: xpub, reason }, asSecond)).refusal).toBe('change_open');
    await expect(
      db.kysely
        .updateTable('pending_changes')
        .set({ state: 'approved', approved_by: admin.id, approved_at: new Date() })
        .where('id', '=', change!.id)
        .execute(),
    ).rejects.toThrow(/pending_changes_two_people/);
    expect(await data(contract.switchNetwork, { id, enabled: 0 }, atDesk)).toMatchObject({ enabled: 0, waiting: 1 });
    await data(refuseChange, { id: change!.id, reason }, atDesk);
    expect(await data(contract.deskNetwork, { id }, atDesk)).toMatchObject({
      waiting: 0,
      change: null,
      rpcs: ['https://rpc.example/…', 'https://third.example/…'],
    });
    expect((await refusal(approveChange, { id: change!.id }, asSecond)).refusal).toBe('already_decided');
    expect((await refusal(approveChange, { id: 'nonsense' }, asSecond)).refusal).toBe('change_not_found');
    expect(await data(contract.changeNetwork, { id, name: 'Base', reason }, atDesk)).toMatchObject({
      name: 'Base',
      waiting: 0,
    });
    await data(contract.changeNetwork, { id, decimals: '8', reason }, asSecond);
    const answers = await Promise.allSettled([approve(id), approve(id)]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(0);
    const { change: decimals } = await data(contract.deskNetwork, { id }, atDesk);
    const both = await Promise.allSettled([0, 1].map(() => data(approveChange, { id: decimals!.id }, atDesk)));
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await data(contract.deskNetwork, { id }, atDesk)).toMatchObject({ decimals: 8, waiting: 0 });
  });

  it('refuses an invalid network and names the fields', async () => {
    const invalid: [Record<string, string>, string[]][] = [
      [{ id: 'a b' }, ['id']],
      [{ kind: 'bitcoin' }, ['kind']],
      [{ name: '' }, ['name']],
      [{ chain_id: '0' }, ['chain_id']],
      [{ rpcs: 'ftp://x.example' }, ['rpcs']],
      [{ rpcs: 'https://unknown.example/…' }, ['rpcs']],
      [{ token: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02914' }, ['token']],
      [{ token: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' }, ['token']],
      [
        { decimals: '1', confirmations: '0', minimum: '-1', finality: 'soon', symbol: '$' },
        ['symbol', 'decimals', 'finality', 'confirmations', 'minimum'],
      ],
      [{ minimum: '0' }, ['minimum']],
      [{ minimum: '1.005' }, ['minimum']],
    ];
    for (const [change, fields] of invalid) {
      const answer = await refusal(contract.addNetwork, { ...base, id: 'USDC-OP', chain_id: '10', ...change }, atDesk);
      expect([answer.refusal, answer.fields]).toEqual(['network_invalid', fields]);
    }
    expect(
      (await refusal(contract.addNetwork, { ...base, token: base.token.toLowerCase(), id: 'COPY' }, atDesk)).refusal,
    ).toBe('network_taken');
    expect((await refusal(contract.addNetwork, { ...base, chain_id: '10' }, atDesk)).refusal).toBe('network_taken');
    expect((await refusal(contract.changeNetwork, { id: 'NONE', name: 'None', reason }, atDesk)).refusal).toBe(
      'network_unknown',
    );
    expect((await data(contract.deskNetworks, {}, atDesk)).total).toBe(3);
  });

  it('lets finance read and only administrators change', async () => {
    expect((await refusal(contract.deskNetworks, {}, { desk: support.token })).refusal).toBe('desk_forbidden');
    for (const [endpoint, input] of [
      [contract.addNetwork, base],
      [contract.changeNetwork, { id: 'USDC-BASE', minimum: '1' }],
      [contract.switchNetwork, { id: 'USDC-BASE', enabled: 1 }],
      [contract.setNetworkKey, { id: 'USDC-BASE', key: xpub }],
      [approveChange, { id: 'x' }],
    ] as const) {
      expect((await refusal(endpoint, input, { desk: finance.token })).refusal).toBe('desk_forbidden');
    }
  });
});
