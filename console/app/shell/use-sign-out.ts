import { useQueryClient } from '@tanstack/react-query';
import { useLogout } from 'react-admin';

/** Signs out. What is being read is given up: it would be refused once the session has ended on the server. */
export function useSignOut(): () => Promise<void> {
  const queries = useQueryClient();
  const logout = useLogout();
  return async () => {
    const signedOut = logout();
    await queries.cancelQueries();
    await signedOut;
  };
}
