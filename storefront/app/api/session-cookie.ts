/** The cookie that stores the token. The API never accepts it from there, so no other site can act with it. */
export const sessionCookie = 'Admin-Token';
