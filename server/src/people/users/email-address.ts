import { z } from 'zod';

const shape = z.email();

export const isEmail = (typed: string): boolean => shape.safeParse(typed).success;
