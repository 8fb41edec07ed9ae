import { sql } from 'kysely';
import type { MergePort } from '../catalog/index.ts';
import { replaceCategory } from './transition-application.ts';

/** Applications that want to sell in a merged category want the other one. */
export const mergeApplications: MergePort = {
  subject: 'applications',
  async count(read, { from }) {
    const { count } = await read
      .selectFrom('merchant_applications')
      .select((eb) => eb.fn.countAll<bigint>().as('count'))
      .where(sql<boolean>`${from} = any(categories)`)
      .executeTakeFirstOrThrow();
    return { moved: Number(count), ended: 0 };
  },
  move: (tx, { from, into }) => replaceCategory(tx, from, into),
};
