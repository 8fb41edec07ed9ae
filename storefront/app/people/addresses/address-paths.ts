/** How existing links spell the list as a picker. */
const pickerType = 'choosen';

export const isPicker = (search: URLSearchParams): boolean => search.get('type') === pickerType;

/** The form for a new address, or for changing one. */
export const addressFormPath = (addressId?: string): string =>
  addressId ? `/addressForm/${encodeURIComponent(addressId)}` : '/addressForm';

/** The form for an address that is picked as soon as it has been saved. */
export const pickedFormPath = `/addressForm?type=${pickerType}`;
