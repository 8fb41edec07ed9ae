import { refuse } from '@tradewind/contract/base/refusals';
import type { ImportState, ProductImport } from '@tradewind/contract/goods/shop-desk/imports';
import type { Tx } from '../../base/db/database.ts';
import type { Work } from '../../base/db/work.ts';
import type { MerchantCall } from '../../base/http/call.ts';
import { importDue } from './import-events.ts';
import type { ImportsDeps } from './imports-deps.ts';
import { findImport } from './imports-queries.ts';
import { lockImport } from './imports-store.ts';

interface Target {
  id: string;
}

/** Starts an import, or goes on with a cancelled one. @throws Refusal `import_not_found`, `import_state`, `import_running`. */
export const startImport = (deps: ImportsDeps, call: MerchantCall, { id }: Target): Work<ProductImport> =>
  change(deps, call, id, 'start', async (tx) => {
    await requireNoOther(tx, call.actor.shopId, id);
    await setState(tx, id, 'running', { started_at: call.now, worked_at: call.now, ended_at: null });
    await deps.jobs.publish(tx, importDue, { importId: id });
  });

/** Stops an import after the batch that is being written, and the fetching of its pictures. @throws Refusal as above. */
export const cancelImport = (deps: ImportsDeps, call: MerchantCall, { id }: Target): Work<ProductImport> =>
  change(deps, call, id, 'cancel', async (tx) => {
    await dropWaitingPictures(tx, id);
    await setState(tx, id, 'cancelled', { ended_at: call.now });
  });

/** Takes back what an import wrote. @throws Refusal as above. */
export const undoImport = (deps: ImportsDeps, call: MerchantCall, { id }: Target): Work<ProductImport> =>
  change(deps, call, id, 'undo', async (tx) => {
    await requireNoOther(tx, call.actor.shopId, id);
    await dropWaitingPictures(tx, id);
    await setState(tx, id, 'undoing', { worked_at: call.now, ended_at: null });
    await deps.jobs.publish(tx, importDue, { importId: id });
  });

function change(
  _deps: ImportsDeps,
  { actor: { shopId } }: MerchantCall,
  id: string,
  act: ProductImport['allowed'][number],
  write: (tx: Tx) => Promise<void>,
): Work<ProductImport> {
  return async (tx) => {
    await lockImport(tx, id, shopId);
    const { allowed } = await findImport(tx, shopId, id);
    if (!allowed.includes(act)) refuse('import_state');
    await write(tx);
    return findImport(tx, shopId, id);
  };
}

/** One import of a shop works at a time, so that none writes what another one compares. */
async function requireNoOther(tx: Tx, shopId: string, id: string): Promise<void> {
  const other = await tx
    .selectFrom('product_imports')
    .select('id')
    .where('shop_id', '=', shopId)
    .where('state', 'in', ['running', 'undoing'])
    .where('id', '<>', id)
    .executeTakeFirst();
  if (other) refuse('import_running');
}

/** Changes the state of a locked import. */
export async function setState(
  tx: Tx,
  id: string,
  state: ImportState,
  times: { started_at?: Date; worked_at?: Date; ended_at?: Date | null },
): Promise<void> {
  await tx
    .updateTable('product_imports')
    .set({ state, ...times })
    .where('id', '=', id)
    .execute();
}

async function dropWaitingPictures(tx: Tx, importId: string): Promise<void> {
  await tx
    .deleteFrom('product_import_pictures')
    .where('import_id', '=', importId)
    .where('state', '=', 'waiting')
    .execute();
}
