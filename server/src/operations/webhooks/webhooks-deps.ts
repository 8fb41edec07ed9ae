import type { FastifyBaseLogger } from 'fastify';
import type { Locale } from '@tradewind/contract/base/locales';
import type { Deps } from '../../base/deps.ts';
import type { FileLinks } from '../../platform/uploads/index.ts';

export interface WebhooksDeps extends Deps {
  /** Seals the secrets of webhooks in the database. */
  secret: Buffer;
  /** The language of texts in payloads. */
  defaultLocale: Locale;
  /** The address of the installation, for links to files. */
  publicUrl: string | undefined;
  fileLinks: FileLinks;
  log: FastifyBaseLogger;
}
