const small = /^(\/media\/[0-9a-f]{32})-400(\.webp)$/;

/** The large one of a photograph that our own store keeps in two widths; any other address stays as it is. */
export const largePhoto = (address: string): string => address.replace(small, '$1-800$2');
