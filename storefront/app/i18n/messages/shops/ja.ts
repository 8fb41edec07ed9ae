import type { Complete } from '../complete.ts';
import type { shops as english } from './en.ts';

export const shops = {} satisfies Complete<typeof english>;
