import { useQueryClient } from '@tanstack/react-query';
import { useLogout } from 'react-admin';

/** Signs out. What is being read is given up first: it would be refused once the session has ended. */
export function useSignOut(): () => Promise<void> {
  const queries = useQueryClient();
  const logout = useLogout();
  return async () => {
    await queries.cancelQueries();
    await logout();
  };
}
