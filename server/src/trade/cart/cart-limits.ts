/** A cart is a list that a person reads. */
export const maxLines = 200;
