/** The roles of operators. Each endpoint names the roles that may call it; no role includes another. */
export const operatorRoles = ['finance', 'support', 'catalogue', 'admin'] as const;
export type OperatorRole = (typeof operatorRoles)[number];
