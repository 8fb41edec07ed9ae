/** Query value that opens the list as a picker, spelled as in existing links. */
const pickerType = 'choosen';

export const isPicker = (search: URLSearchParams): boolean => search.get('type') === pickerType;

/** Path of the form for a new or an existing address. */
export const addressFormPath = (addressId?: string): string =>
  addressId ? `/addressForm/${encodeURIComponent(addressId)}` : '/addressForm';

/** Path of the form whose new address is picked once it is saved. */
export const pickedFormPath = `/addressForm?type=${pickerType}`;
