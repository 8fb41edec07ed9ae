/** What an operator may do at the desk. Each endpoint names the roles that it takes; no role stands for another. */
export const operatorRoles = ['finance', 'support', 'catalogue', 'admin'] as const;
export type OperatorRole = (typeof operatorRoles)[number];
