import type { Locale } from '@tradewind/contract/base/locales';
import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../../base/deps.ts';
import type { Mailer } from '../../platform/mail/index.ts';

export interface AlarmsDeps extends Deps {
  readonly mails: Mailer;
  /** The language of mails to operators. */
  readonly defaultLocale: Locale;
  /** Seals the secrets of webhooks in the database. */
  readonly secret: Buffer;
  /** The bytes that are free where files and the database are. */
  readonly freeBytes: () => Promise<number>;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}
