/** The cookie of a browser that says who signs in at the provider of the tests; without it the visit is cancelled. */
export const personCookie = 'person-at-provider';
