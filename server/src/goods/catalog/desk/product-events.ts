import { eventKind } from '../../../base/jobs/jobs.ts';
import type { OperatorAct } from './product-states.ts';

/** An operator decided about a product. Subscribers read the rest, since it may have changed in the meantime. */
export interface ProductDecision {
  productId: string;
  act: OperatorAct;
  /** ISO time. */
  at: string;
}
export const productDecided = eventKind<ProductDecision>('product_decided');
