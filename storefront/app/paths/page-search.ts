/** The search parameters that any page drawn on the server reads. Others, such as those of advertisements, are the browser's alone. */
const pageParameters = [
  'lang',
  'q',
  'category',
  'own',
  'tab',
  'sort',
  'from',
  'to',
  'rating',
  'stock',
  'free',
  'ships',
] as const;

/** What of a query string a page depends on, in one order, each parameter once; begins with `?` unless it is empty. */
export function pageSearch(search: string): string {
  const given = new URLSearchParams(search);
  const read = pageParameters.flatMap((name) => {
    const value = given.get(name);
    return value === null ? [] : [[name, value]];
  });
  return read.length > 0 ? `?${new URLSearchParams(read)}` : '';
}
