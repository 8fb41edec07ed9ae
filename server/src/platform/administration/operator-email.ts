import { refuse } from '@tradewind/contract/base/refusals';
import { z } from 'zod';

const shape = z.email();

/** The e-mail address that somebody typed for an operator. @throws Refusal `email_invalid`. */
export function readEmail(typed: string): string {
  const email = typed.normalize('NFKC').trim();
  if (!shape.safeParse(email).success) refuse('email_invalid', {}, ['email']);
  return email;
}
