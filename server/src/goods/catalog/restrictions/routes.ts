import * as contract from '@tradewind/contract/goods/desk/restrictions';
import type { Deps } from '../../../base/deps.ts';
import type { Api } from '../../../base/http/api.ts';
import { addRestriction } from './add-restriction.ts';
import { endRestriction } from './end-restriction.ts';
import { getRestriction, listRestrictions } from './restriction-queries.ts';

/** The operators' endpoints for goods that must not be sent to some countries. */
export function restrictionRoutes(api: Api, { db }: Pick<Deps, 'db'>): void {
  api.operator(contract.restrictions, (call, input) => listRestrictions(db.read, input, call));
  api.operator(contract.addRestriction, (call, input) =>
    db.transact(async (tx) => {
      const id = await addRestriction(tx, input, { by: call.operator, now: call.now });
      return getRestriction(tx, id, call);
    }),
  );
  api.operator(contract.endRestriction, (call, input) =>
    db.transact(async (tx) => {
      await endRestriction(tx, call, input);
      return getRestriction(tx, input.id, call);
    }),
  );
}
