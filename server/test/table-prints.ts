import { sql } from 'kysely';
import type { Database } from '../src/base/db/database.ts';

/** A fingerprint of the rows of every table. */
export async function tablePrints({ kysely }: Database): Promise<Record<string, string>> {
  const { rows } = await sql<{
    name: string;
  }>`select table_name as name from information_schema.tables where table_schema = 'public'`.execute(kysely);
  const prints = rows.map(async ({ name }) => {
    const { rows: found } = await sql<{
      print: string;
    }>`select count(*) || ' ' || coalesce(md5(string_agg(t::text, '' order by t::text)), '') as print from ${sql.table(name)} t`.execute(
      kysely,
    );
    return [name, found[0]!.print] as const;
  });
  return Object.fromEntries(await Promise.all(prints));
}
