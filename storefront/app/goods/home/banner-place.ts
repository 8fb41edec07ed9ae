/** Whether a banner stands beside the others in a wide window; the style sheet leaves the same ones out of their row. */
export const isBeside = (index: number): boolean => index === 1 || index === 2;
