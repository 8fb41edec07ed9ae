import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../../base/deps.ts';

export interface PushDeps extends Deps {
  /** Under which the key of the installation is encrypted. */
  readonly secret: Buffer;
  /** Where a push service finds who runs the installation: an https address. */
  readonly contact: string;
  readonly log: FastifyBaseLogger;
}
