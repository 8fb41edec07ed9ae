import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../../base/deps.ts';
import type { FileLinks } from '../../platform/uploads/index.ts';
import type { TranslationPort } from './translation/translation-port.ts';

export interface ServiceDeps extends Deps {
  readonly fileLinks: FileLinks;
  readonly log: FastifyBaseLogger;
  /** Translates messages; null when the installation has none. */
  readonly translator: TranslationPort | null;
}
