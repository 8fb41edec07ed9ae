/** Lines in a cart, including lines saved for later. */
export const maxLines = 200;
