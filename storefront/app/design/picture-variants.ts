const uploaded = /^(\/files\/\w{32})\.webp$/;

/**
 * The smaller variants of a public uploaded picture, for a browser to choose from; undefined for any other address. Signed
 * addresses have none.
 *
 * @param sizes how wide it is shown
 */
export const variantsOf = (src: string, sizes: string): { srcSet: string; sizes: string } | undefined =>
  uploaded.test(src)
    ? { srcSet: src.replace(uploaded, '$1-400.webp 400w, $1-800.webp 800w, $& 2000w'), sizes }
    : undefined;
