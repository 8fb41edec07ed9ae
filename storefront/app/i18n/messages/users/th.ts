import type { Complete } from '../complete.ts';
import type { users as english } from './en.ts';

export const users = {} satisfies Complete<typeof english>;
