import { sql } from 'kysely';
import type { Read } from '../../base/db/database.ts';
import type { MergePort } from '../catalog/index.ts';

/** Applications that want to sell in a merged category want the other one. */
export const mergeApplications: MergePort = {
  subject: 'applications',
  async count(read, { from }) {
    const { count } = await wanting(read, from)
      .select((eb) => eb.fn.countAll<bigint>().as('count'))
      .executeTakeFirstOrThrow();
    return { moved: Number(count), ended: 0 };
  },
  async move(tx, { from, into }) {
    await tx
      .updateTable('merchant_applications')
      .set({
        categories: sql`(select array_agg(distinct code order by code) from unnest(array_replace(categories, ${from}, ${into})) as code)`,
      })
      .where(wants(from))
      .execute();
  },
};

const wants = (code: string) => sql<boolean>`${code} = any(categories)`;

const wanting = (read: Read, code: string) => read.selectFrom('merchant_applications').where(wants(code));
