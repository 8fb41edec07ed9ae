import { addRestriction } from '../../src/goods/catalog/index.ts';
import type { Step } from './step.ts';

const since = new Date('2026-01-01T00:00:00Z');

/** Creates a rule of goods that must not be sent to some countries, unless there are any. */
export const seedRestrictions: Step = ({ db }) =>
  db.transact(async (tx) => {
    const known = await tx.selectFrom('goods_restrictions').select('id').limit(1).executeTakeFirst();
    if (known) return 0;
    const reason = 'Import of goods for adults is prohibited by the customs law of these countries';
    const countries = ['AE', 'ID', 'MY', 'SA'];
    await addRestriction(tx, { subject: 'adult', countries, reason }, { by: null, now: since });
    return 1;
  });
