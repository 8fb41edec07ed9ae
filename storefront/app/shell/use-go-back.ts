import { useCallback } from 'react';
import { useNavigate } from 'react-router';

/** Goes back in the history; to `fallback` where there is none, as after opening a link. */
export function useGoBack(fallback = '/home'): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    const state: unknown = window.history.state;
    const depth = typeof state === 'object' && state !== null && 'idx' in state ? Number(state.idx) : 0;
    if (depth > 0) void navigate(-1);
    else void navigate(fallback, { replace: true });
  }, [navigate, fallback]);
}
