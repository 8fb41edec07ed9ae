import type { Complete } from '../complete.ts';
import type { search as english } from './en.ts';

export const search = {} satisfies Complete<typeof english>;
