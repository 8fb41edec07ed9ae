import { deskCategories, type DeskCategory } from '@tradewind/contract/goods/desk/categories';
import { useEndpointQuery } from '../../api/use-endpoint-query.ts';

/** All categories as operators see them, and those of the first level. */
export function useTree(): { all: readonly DeskCategory[]; tops: readonly DeskCategory[] } {
  const { data } = useEndpointQuery(deskCategories, { limit: 100 });
  const all = data?.list ?? [];
  return { all, tops: all.filter(({ parent }) => parent === '') };
}

/** The name of a category with the one that it is below. */
export const pathName = ({ parent, name }: DeskCategory, all: readonly DeskCategory[]): string =>
  [all.find(({ id }) => id === parent)?.name, name].filter(Boolean).join(' › ');
