import { z } from 'zod';
import { refusals, type RefusalCode } from './refusals.ts';

/** The code of a refusal, in answers that refuse some of many things. */
export const refusalCode = z.enum(Object.keys(refusals) as [RefusalCode, ...RefusalCode[]]);
