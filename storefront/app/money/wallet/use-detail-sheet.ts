import { useLocation, useNavigate, useSearchParams } from 'react-router';

/** How something is opened that, when it is closed, gives way to where it was opened from. */
export const openedFromList = { state: { openedFromList: true } };

/**
 * The one thing of a list that its address names and a sheet shows. Closing goes back to the list it was opened from;
 * where the address was followed from elsewhere, the list takes its place.
 */
export function useDetailSheet(list: string, name: string) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const state: unknown = useLocation().state;
  const isOverList = typeof state === 'object' && state !== null && 'overList' in state;
  return {
    id: search.get(name),
    open: (id: string) => void navigate(`${list}?${name}=${encodeURIComponent(id)}`, openedFromList),
    close: () => void (isOverList ? navigate(-1) : navigate(list, { replace: true })),
  };
}
