import { refuse } from '@tradewind/contract/base/refusals';
import type { Read } from '../../base/db/database.ts';
import type { Call } from '../../base/http/call.ts';

type Caller = Pick<Call, 'isAdult'>;

/**
 * Refuses products for adults to callers who did not state to be old enough.
 *
 * @throws Refusal `adults_only`
 */
export function requireAdult({ isAdult }: Caller, products: Iterable<{ readonly adult: boolean }>): void {
  if (isAdult) return;
  for (const { adult } of products) if (adult) refuse('adults_only');
}

/** The same for one product by its id; an unknown one is left to others. @throws Refusal `adults_only` */
export async function requireAdultFor(read: Read, caller: Caller, productId: string): Promise<void> {
  if (caller.isAdult) return;
  requireAdult(caller, await read.selectFrom('products').select('adult').where('id', '=', productId).execute());
}
