import { sql, type RawBuilder, type SqlBool } from 'kysely';

/** What becomes of the rows of a person when the account is deleted. */
type Fate =
  /** They go. */
  | { readonly fate: 'deleted' }
  /** They stay without what tells of the person: these columns get these values, as SQL. */
  | { readonly fate: 'cleared'; readonly columns: Readonly<Record<string, string>> }
  /** They stay as they are, under the id of the account, for a reason. */
  | { readonly fate: 'kept'; readonly because: string };

/** What a table holds about a person: read by the export, by the deletion, and by the test that finds tables without one. */
export type PersonalTable = Fate & {
  readonly table: string;
  /** The column with the id of the account, or a condition on the row `t` for tables that name the account otherwise. */
  readonly of: string | ((userId: string) => RawBuilder<SqlBool>);
  /** Whether the person gets a copy of the rows; true when absent. */
  readonly copied?: false;
};

/** SQL condition on `t`: the rows of a person. */
export const ofPerson = ({ of }: Pick<PersonalTable, 'of'>, userId: string): RawBuilder<SqlBool> =>
  typeof of === 'string' ? sql<SqlBool>`t.${sql.ref(of)} = ${userId}` : of(userId);
