import type { Complete } from '../complete.ts';
import type { cart as english } from './en.ts';

export const cart = {} satisfies Complete<typeof english>;
