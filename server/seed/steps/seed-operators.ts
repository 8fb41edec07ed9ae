import { seedDemoOperators } from '../../src/platform/operators/index.ts';
import { demoPassword } from './seed-shoppers.ts';
import type { Step } from './step.ts';

/** Creates the operators, with the password of every demo account. */
export const seedOperators: Step = (deps) => seedDemoOperators(deps, demoPassword);
