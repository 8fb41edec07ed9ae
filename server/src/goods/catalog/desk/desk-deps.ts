import type { Deps } from '../../../base/deps.ts';
import type { IndexProducts } from '../create-product.ts';

/** What the acts of the product desk need. */
export interface ProductDeskDeps extends Pick<Deps, 'db'> {
  /** A port to the search, which ranks above the catalogue. */
  readonly indexProducts: IndexProducts;
}
