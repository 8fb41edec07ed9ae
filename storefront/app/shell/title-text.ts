/** How a page is called in the window's title and in search results. */
export const pageTitle = (title: string, brand: string): string => `${title} · ${brand}`;
