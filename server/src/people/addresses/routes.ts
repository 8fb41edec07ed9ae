import * as contract from '@tradewind/contract/people/addresses';
import { requireFound } from '@tradewind/contract/base/refusals';
import type { Deps } from '../../base/deps.ts';
import type { Api } from '../../base/http/api.ts';
import { addressPage, countAddresses, findAddress } from './addresses-queries.ts';
import { areasOfPostcode, listAreas } from './areas/list-areas.ts';
import { searchAreas } from './areas/search-areas.ts';
import { deleteAddress } from './delete-address.ts';
import { presentAddress } from './present-address.ts';
import { saveAddress } from './save-address.ts';
import { setCustomsCode } from './set-customs-code.ts';
import { setCountry } from './set-country.ts';
import { setDefaultAddress } from './set-default-address.ts';

export function addressesRoutes(api: Api, deps: Deps): void {
  const { read } = deps.db;
  api.shopper(contract.addressList, async ({ actor, locale }, paging) => {
    const [rows, count] = await Promise.all([
      addressPage(read, actor.userId, paging),
      countAddresses(read, actor.userId),
    ]);
    return { total: count, count, list: rows.map((row) => presentAddress(row, locale)) };
  });
  api.shopper(contract.addressById, async ({ actor, locale }, { address_id }) =>
    presentAddress(requireFound(await findAddress(read, actor.userId, address_id), 'address_not_found'), locale),
  );
  api.shopper(contract.areas, async ({ locale }, { province_id: above = '0', city_id: city, postcode, search }) => {
    if (search !== undefined) return searchAreas(above, search, locale);
    return postcode === undefined ? listAreas(city ?? above, locale) : areasOfPostcode(above, postcode, locale);
  });
  api.shopper(contract.saveAddress, (call, input) => saveAddress(deps, call, input));
  api.shopper(contract.setAddressCountry, (call, input) => setCountry(deps, call, input));
  api.shopper(contract.setCustomsCode, (call, input) => setCustomsCode(deps, call, input));
  api.shopper(contract.setDefaultAddress, (call, input) => setDefaultAddress(deps, call, input));
  api.shopper(contract.deleteAddress, (call, input) => deleteAddress(deps, call, input));
}
