import { useCallback } from 'react';
import { historyDepth } from './router/page-history.ts';
import { useNavigate } from './router/visit.ts';

/** Goes back in the history; to `fallback` where there is none, as after opening a link. */
export function useGoBack(fallback = '/home'): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    if (historyDepth() > 0) void navigate(-1);
    else void navigate(fallback, { replace: true });
  }, [navigate, fallback]);
}
