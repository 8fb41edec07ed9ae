import { checklist } from '@tradewind/contract/operations/desk/checklist';
import { useEndpointQuery } from '../../api/use-endpoint-query.ts';

/** The checklist before the first sale; undefined for whoever is no administrator. */
export const useChecklist = () => useEndpointQuery(checklist, {}, { refreshMs: 60_000 }).data?.list;

/** How many of its entries are not done. */
export const useOpenEntries = (): number | undefined => useChecklist()?.filter(({ done }) => !done).length;
