export const addresses = {} as const;
