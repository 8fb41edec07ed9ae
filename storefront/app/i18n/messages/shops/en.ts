export const shops = {} as const;
