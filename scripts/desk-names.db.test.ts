import { isShopAct } from '@tradewind/contract/base/endpoint';
import { endpoints } from '@tradewind/contract/endpoints';
import { auditActs } from '@tradewind/contract/platform/desk/audit-acts';
import { describe, expect, it } from 'vitest';
import { en, type Messages } from '../console/app/i18n/messages/en.ts';
import { ja } from '../console/app/i18n/messages/ja.ts';
import { ko } from '../console/app/i18n/messages/ko.ts';
import { th } from '../console/app/i18n/messages/th.ts';
import { zhCN } from '../console/app/i18n/messages/zh-CN.ts';
import { testApp } from '../server/test/app.ts';
import { testDatabase } from '../server/test/database.ts';

const db = await testDatabase();
// With every optional feature configured, so that all timers and subscriptions are registered.
await testApp(db, {
  movable: true,
  payments: { sandbox: true },
  mail: { demo: true, port: { send: async () => undefined } },
  ratesFeed: { name: 'test', read: async () => '' },
});
const { rows: queues } = await db.pool.query<{ name: string }>(
  String.raw`select name from pgboss.queue where name not like '\_\_pgboss%' order by name`,
);

/** The value at a path; undefined if there is none. */
const at = (tree: object, path: string): unknown =>
  path.split('.').reduce<unknown>((branch, key) => (branch as Record<string, unknown> | undefined)?.[key], tree);

describe.each(Object.entries({ en, ja, ko, th, 'zh-CN': zhCN } satisfies Record<string, Messages>))(
  'the console’s messages in %s',
  (_, { audit, health, members }) => {
    it('name exactly the acts of the audit log', () => {
      const named = Object.entries(audit.acts).flatMap(([thing, acts]) =>
        Object.keys(acts).map((act) => `${thing}.${act}`),
      );
      expect(named.toSorted()).toEqual([...auditActs].toSorted());
    });

    it('name every act that the audit log of a shop gets', () => {
      const logged = endpoints.filter((one) => isShopAct(one) && !one.unlogged).map(({ name }) => name);
      expect(
        Object.keys(members.acts)
          .map((act) => `shopDesk.${act}`)
          .toSorted(),
      ).toEqual(logged.toSorted());
    });

    it('name every timer and queue', () => {
      expect(queues.length).toBeGreaterThan(30);
      const unnamed = queues
        .map(({ name }) => name)
        .filter((name) => {
          const [event = '', listener = ''] = name.split('.');
          return !at(health.jobs, name) && !(at(health.events, event) && at(health.listeners, listener));
        });
      expect(unnamed).toEqual([]);
    });
  },
);
