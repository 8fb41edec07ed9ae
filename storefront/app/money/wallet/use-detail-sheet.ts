import { useLocation, useNavigate, useSearchParams } from '../../shell/router/visit.ts';

/** The navigation options of a link from a list to a detail sheet: closing the sheet goes back to that list. */
export const openedFromList = { state: { openedFromList: true } };

/**
 * The row of a list that the address names and a sheet shows. Closing goes back to the list it was opened from; when the
 * address was opened from elsewhere, the list replaces it.
 */
export function useDetailSheet(list: string, name: string) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const state: unknown = useLocation().state;
  const isFromList = typeof state === 'object' && state !== null && 'openedFromList' in state;
  return {
    id: search.get(name),
    open: (id: string) => void navigate(`${list}?${name}=${encodeURIComponent(id)}`, openedFromList),
    close: () => void (isFromList ? navigate(-1) : navigate(list, { replace: true })),
  };
}
