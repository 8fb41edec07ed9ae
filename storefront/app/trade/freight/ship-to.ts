import { type QueryClient, useQuery } from '@tanstack/react-query';
import { type Address, addressList } from '@tradewind/contract/people/addresses';
import { useSyncExternalStore } from 'react';
import { callQuery } from '../../api/call-query.ts';
import { useSignedIn } from '../../api/session.ts';
import { storage } from '../../api/storage.ts';

const key = 'ship-to';
const listeners = new Set<() => void>();

/** Stores, in this browser, the country that somebody without an address wants products sent to. */
export function chooseShipTo(country: string): void {
  storage.set(key, country);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const read = (): string => {
  const kept = storage.get(key) ?? '';
  return /^[A-Z]{2}$/.test(kept) ? kept : '';
};

const addressesQuery = () => callQuery(addressList, { page: 1, limit: 10 });

/** The country of {@link useShipTo}, as far as it is known without asking; on the server it never is. */
export const knownShipTo = (queries: QueryClient): string =>
  queries.getQueryData(addressesQuery().queryKey)?.list[0]?.country_code || read();

/** The destination: the default address, else the country that was chosen here; an empty code where neither is known. */
export function useShipTo(): { address: Address | null; country: string } {
  const chosen = useSyncExternalStore(subscribe, read, () => '');
  const signedIn = useSignedIn();
  const { data } = useQuery({ ...addressesQuery(), enabled: signedIn });
  const address = (signedIn && data?.list[0]) || null;
  return { address, country: address?.country_code || chosen };
}
