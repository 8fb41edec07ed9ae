import * as desk from '@tradewind/contract/trade/desk/promo-batches';
import type { Deps } from '../../base/deps.ts';
import type { Api } from '../../base/http/api.ts';
import { changeById, proposeChange } from '../../platform/changes/index.ts';
import { audit } from '../../platform/operators/index.ts';
import { batchTerms, promoBatchChange } from './promo-batch-change.ts';
import { listPromoBatches, promoBatchFile, showPromoBatch } from './promo-batch-queries.ts';
import { stopPromoBatch } from './promo-batch-store.ts';

/** Batches of promo codes: operators propose and end them, and take their codes as a file. */
export function promoBatchRoutes(api: Api, deps: Deps): void {
  const { db } = deps;
  api.operator(desk.deskPromoBatches, ({ locale, now }, input) => listPromoBatches(db.read, locale, input, now));
  api.operator(desk.createPromoBatch, async (call, { starts_at: from, ends_at: until, reason, ...batch }) => {
    batchTerms({ ...batch, starts_at: from, ends_at: until }, call.now);
    const proposed = { ...batch, ends_at: until.toISOString() };
    const notBefore = from ?? call.now;
    const changeId = await proposeChange(deps, call, promoBatchChange, proposed, { reason, notBefore });
    return changeById(db.read, call, changeId);
  });
  api.operator(desk.endPromoBatch, async ({ operator, locale, now }, { id }) => {
    await db.transact(async (tx) =>
      audit(tx, operator, 'promo.batch_ended', `promo_batch:${id}`, await stopPromoBatch(tx, id, now), now),
    );
    return showPromoBatch(db.read, locale, id, now);
  });
  // Each code is worth money, so that the log has who took them.
  api.operator(desk.promoBatchFile, async ({ operator, now }, { id }) =>
    db.transact(async (tx) => {
      const file = await promoBatchFile(tx, id);
      await audit(tx, operator, 'promo.batch_taken', `promo_batch:${id}`, { filename: file.filename }, now);
      return file;
    }),
  );
}
