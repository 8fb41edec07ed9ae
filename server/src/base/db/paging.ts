import { mostSkipped } from '@tradewind/contract/base/fields';
import { refuse } from '@tradewind/contract/base/refusals';

/**
 * How many rows stand before a numbered page. The database reads and throws them away, so that what a page costs grows with
 * its number; the bound holds for every list.
 *
 * @param page counts from 1
 * @throws Refusal `page_too_deep` where it is more than {@link mostSkipped}
 */
export function rowsBefore(page: number, limit: number): number {
  const rows = (page - 1) * limit;
  return rows <= mostSkipped ? rows : refuse('page_too_deep', { rows: mostSkipped });
}
