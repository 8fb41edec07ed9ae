import type { Complete } from '../complete.ts';
import type { catalog as english } from './en.ts';

export const catalog = {} satisfies Complete<typeof english>;
