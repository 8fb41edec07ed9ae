import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ageStatement, stateAge } from '@tradewind/contract/people/age';
import { call } from '../../api/call.ts';
import { callQuery } from '../../api/call-query.ts';

/** Whether this account, or this browser of a visitor, stated to be 18 or older. The server decides by the same. */
const ageQuery = () => ({ ...callQuery(ageStatement, {}, { quiet: true }), staleTime: Infinity });

/** Whether the shopper stated to be 18 or older; undefined on the server and until it is known. */
export function useAgeStatement(): boolean | undefined {
  const { data, isError } = useQuery(ageQuery());
  return isError ? false : data && data.adult === 1;
}

/** The same where it makes no difference whether it is known. */
export const useAdult = (): boolean => useAgeStatement() ?? false;

/** States that the shopper is 18 or older; everything on the screen is fetched again. */
export function useStateAge() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(stateAge, { adult: 1 }),
    onSuccess: (statement) => {
      queries.setQueryData(ageQuery().queryKey, statement);
      void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== ageStatement.name });
    },
  });
}
