import type { Complete } from '../complete.ts';
import type { home as english } from './en.ts';

export const home = {} satisfies Complete<typeof english>;
