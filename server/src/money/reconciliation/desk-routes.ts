import * as contract from '@tradewind/contract/money/desk/statements';
import { requireFound } from '@tradewind/contract/base/refusals';
import type { Deps } from '../../base/deps.ts';
import type { Api } from '../../base/http/api.ts';
import { explainEntry } from './explain-entry.ts';
import { presentStatement, presentStatementDetail } from './present-statement.ts';
import { settleStatement } from './settle-statement.ts';
import { entriesOf, findStatement, listStatements } from './statements-queries.ts';
import { uploadStatement } from './upload-statement.ts';

/** Endpoints of operators. */
export function reconciliationDeskRoutes(api: Api, deps: Deps): void {
  const { read } = deps.db;
  const find = async (id: string) => requireFound(await findStatement(read, id), 'statement_not_found');

  api.operator(contract.statements, async (_, { page, limit, sort }) => {
    const { total, list } = await listStatements(read, page, limit, sort);
    return { total, list: list.map(presentStatement) };
  });
  api.operator(contract.statement, async (_, { id }) =>
    presentStatementDetail(await find(id), await entriesOf(read, id)),
  );
  api.operator(contract.uploadStatement, async (call, input) =>
    presentStatement(await find(await uploadStatement(deps, call, input))),
  );
  api.operator(contract.settleStatement, (call, input) => settleStatement(deps, call, input));
  api.operator(contract.explainEntry, (call, input) => explainEntry(deps, call, input));
}
