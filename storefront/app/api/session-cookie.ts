/** Where the token lives. The API never accepts it from the cookie, so no other site can act with it. */
export const sessionCookie = 'Admin-Token';
