import * as contract from '@tradewind/contract/goods/desk/synonyms';
import type { Tx } from '../../../base/db/database.ts';
import type { Api } from '../../../base/http/api.ts';
import type { DeskCall } from '../../../base/http/call.ts';
import { addSynonym, changeSynonym, removeSynonym, resetSynonym, type SynonymDeps } from './change-synonyms.ts';
import { getSynonym, listSynonyms } from './synonym-queries.ts';

/** The operators' endpoints for words that mean the same in searches. */
export function synonymRoutes(api: Api, deps: SynonymDeps): void {
  const { db, categories } = deps;
  const changed = async (tx: Tx, id: string, { locale }: DeskCall) =>
    getSynonym(tx, id, { locale, tree: await categories.tree() });

  api.operator(contract.deskSynonyms, async ({ locale }, input) =>
    listSynonyms(db.read, input, { locale, tree: await categories.tree() }),
  );
  api.operator(contract.addSynonym, (call, input) =>
    db.transact(async (tx) => changed(tx, await addSynonym(deps, tx, call, input), call)),
  );
  api.operator(contract.changeSynonym, (call, input) =>
    db.transact(async (tx) => {
      await changeSynonym(deps, tx, call, input);
      return changed(tx, input.id, call);
    }),
  );
  api.operator(contract.removeSynonym, (call, input) => db.transact((tx) => removeSynonym(deps, tx, call, input)));
  api.operator(contract.resetSynonym, (call, input) =>
    db.transact(async (tx) => {
      await resetSynonym(deps, tx, call, input);
      return changed(tx, input.id, call);
    }),
  );
}
