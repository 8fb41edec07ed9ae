import type { Complete } from '../complete.ts';
import type { orders as english } from './en.ts';

export const orders = {} satisfies Complete<typeof english>;
