import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../../base/deps.ts';
import type { IsBreached } from '../../base/secrets/breached-passwords.ts';

export interface OperatorsDeps extends Deps {
  /** Stored outside of the database; the secrets of operators' codes are encrypted under it. */
  readonly paymentCodeSecret: Buffer;
  readonly isBreached: IsBreached;
  readonly log: Pick<FastifyBaseLogger, 'error' | 'info'>;
}
