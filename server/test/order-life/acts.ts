import type { Act } from './act.ts';
import { operatorActs } from './operator-acts.ts';
import { shopActs } from './shop-acts.ts';
import { shopperActs } from './shopper-acts.ts';

/** All acts by name; the order of the names decides which act a random number chooses. */
export const acts: Readonly<Record<string, Act>> = { ...shopperActs, ...shopActs, ...operatorActs };
