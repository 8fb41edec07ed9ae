import { z } from 'zod';

/** The input of endpoints that answer with a CSV: it is asked for by name, so that nobody gets a file by accident. */
export const csvFile = { format: z.literal('csv') };
