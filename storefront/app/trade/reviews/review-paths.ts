/** Where one order line is reviewed, or its review is looked at. */
export const reviewPath = (orderId: string, lineId: string): string =>
  `/comment?order=${encodeURIComponent(orderId)}&line=${encodeURIComponent(lineId)}`;
