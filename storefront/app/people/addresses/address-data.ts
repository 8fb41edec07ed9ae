import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  addressList,
  areas,
  deleteAddress,
  addressById,
  saveAddress,
  setAddressCountry,
  setCustomsCode,
  setDefaultAddress,
} from '@tradewind/contract/people/addresses';
import type { InputOf } from '@tradewind/contract/base/endpoint';
import { call } from '../../api/call.ts';
import { callQuery } from '../../api/call-query.ts';

/** All addresses of the shopper, the default first; the API allows fewer than one page holds. */
export const addressesQuery = () => callQuery(addressList, { page: 1, limit: 100 });

export const addressQuery = (addressId: string) => callQuery(addressById, { address_id: addressId });

/** The areas directly below a country or an area. */
export const areasQuery = (above: string) => callQuery(areas, { province_id: above });

/** The areas that a postcode of a country belongs to, the largest first. */
export const postcodeQuery = (country: string, postcode: string) =>
  callQuery(areas, { province_id: country, postcode });

/** The areas of a country, at any level, by a part of their name or the beginning of a postcode. */
export const areaSearchQuery = (country: string, search: string) => callQuery(areas, { province_id: country, search });

/** Invalidates everything that shows an address: the lists, the form and the preview of an order. */
function useInvalidateAddresses() {
  const queries = useQueryClient();
  return () =>
    Promise.all(
      [addressList.name, addressById.name, 'orders.preview', 'cart.list'].map((name) =>
        queries.invalidateQueries({ queryKey: [name] }),
      ),
    );
}

export function useSaveAddress() {
  const forget = useInvalidateAddresses();
  return useMutation({
    mutationFn: (input: InputOf<typeof saveAddress>) => call(saveAddress, input),
    onSuccess: forget,
  });
}

export function useSetAddressCountry() {
  const forget = useInvalidateAddresses();
  return useMutation({
    mutationFn: (input: InputOf<typeof setAddressCountry>) => call(setAddressCountry, input),
    onSuccess: forget,
  });
}

export function useSetCustomsCode() {
  const forget = useInvalidateAddresses();
  return useMutation({
    mutationFn: (input: InputOf<typeof setCustomsCode>) => call(setCustomsCode, input),
    onSuccess: forget,
  });
}

export function useSetDefaultAddress() {
  const forget = useInvalidateAddresses();
  return useMutation({
    mutationFn: (addressId: string) => call(setDefaultAddress, { address_id: addressId }),
    onSuccess: forget,
  });
}

export function useDeleteAddress() {
  const queries = useQueryClient();
  const forget = useInvalidateAddresses();
  return useMutation({
    mutationFn: (addressId: string) => call(deleteAddress, { address_id: addressId }),
    onSuccess: (_, addressId) => {
      queries.removeQueries({ queryKey: addressQuery(addressId).queryKey });
      return forget();
    },
  });
}
