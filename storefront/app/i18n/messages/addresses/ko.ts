import type { Complete } from '../complete.ts';
import type { addresses as english } from './en.ts';

export const addresses = {} satisfies Complete<typeof english>;
