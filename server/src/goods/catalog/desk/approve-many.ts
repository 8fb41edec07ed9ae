import type { OutputOf, ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { refusalText } from '@tradewind/contract/base/refusal-texts';
import { Refusal } from '@tradewind/contract/base/refusals';
import type { approveProducts as contract } from '@tradewind/contract/goods/desk/products';
import type { Deps } from '../../../base/deps.ts';
import type { DeskCall } from '../../../base/http/call.ts';
import { decideProduct } from './decide-product.ts';
import type { ProductDeskDeps } from './desk-deps.ts';

/** Approves many reviewed products, each by itself: one that was changed meanwhile keeps no other from its approval. */
export async function approveMany(
  deps: ProductDeskDeps & Pick<Deps, 'jobs'>,
  call: DeskCall,
  { products }: ParsedInputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const refused: OutputOf<typeof contract>['refused'] = [];
  for (const { id, revision } of products) {
    try {
      await decideProduct(deps, call, 'approve', { id, revision });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refused.push({ id, refusal: error.code, msg: refusalText(error.code, call.locale, error.details) });
    }
  }
  return { approved: products.length - refused.length, refused };
}
