/** The least size of a chart: narrower than its axes, as a page can be while it is laid out, it would draw negative widths. */
export const leastSize = { minWidth: 200 } as const;
