import * as chains from '@tradewind/contract/money/desk/chain-balances';
import * as contract from '@tradewind/contract/money/desk/statements';
import { requireFound } from '@tradewind/contract/base/refusals';
import type { Deps } from '../../base/deps.ts';
import type { Api } from '../../base/http/api.ts';
import { kindOfNetwork } from '../networks/index.ts';
import { findChainBalance, holdingsOf, listChainBalances } from './chain-balances-store.ts';
import { compareChain } from './compare-chain.ts';
import { explainEntry } from './explain-entry.ts';
import { addHolding, removeHolding } from './holding-addresses.ts';
import { presentChainBalance, presentHolding } from './present-chain-balance.ts';
import { presentStatement, presentStatementDetail } from './present-statement.ts';
import { settleStatement } from './settle-statement.ts';
import { entriesOf, findStatement, listStatements } from './statements-queries.ts';
import { uploadStatement } from './upload-statement.ts';
import { rowsBefore } from '../../base/db/paging.ts';

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

  api.operator(chains.chainBalances, async (_, input) => {
    const { total, list } = await listChainBalances(read, input);
    return { total, list: list.map(presentChainBalance) };
  });
  api.operator(chains.compareChain, async (call, { network }) =>
    presentChainBalance(await findChainBalance(read, await compareChain(deps, call, network))),
  );
  api.operator(chains.holdingAddresses, async (_, { network, page, limit }) => {
    requireFound(await kindOfNetwork(read, network), 'network_unknown');
    const all = (await holdingsOf(read, network)).map(presentHolding);
    return { total: all.length, list: all.slice(rowsBefore(page, limit), page * limit) };
  });
  api.operator(chains.addHoldingAddress, (call, input) => addHolding(deps, call, input));
  api.operator(chains.removeHoldingAddress, (call, input) => removeHolding(deps, call, input));
}
