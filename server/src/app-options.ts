import type { Locale } from '@tradewind/contract/base/locales';
import type { FastifyBaseLogger } from 'fastify';
import type { FollowedClock } from './base/clock/followed-clock.ts';
import type { Deps } from './base/deps.ts';
import type { Files } from './base/files/files.ts';
import type { PublicAddress } from './base/http/origin.ts';
import type { OpenJobs } from './base/jobs/jobs.ts';
import type { IsBreached } from './base/secrets/breached-passwords.ts';
import type { RatesFeed } from './money/currencies/index.ts';
import type { PaymentsOptions } from './money/payments/index.ts';
import type { DemoChainController } from './operations/demo-chain/index.ts';
import type { TranslationPort } from './operations/service/index.ts';
import type { ProviderSettings } from './people/openid/index.ts';
import type { MailerOptions } from './platform/mail/index.ts';
import type { AftershipOptions } from './trade/parcels/index.ts';

/** What an installation is built from; what is optional leaves a part of the product out. */
export interface AppOptions extends Deps, PublicAddress {
  jobs: OpenJobs;
  logger: FastifyBaseLogger | false;
  defaultLocale: Locale;
  paymentCodeSecret: Buffer;
  trustProxy: boolean;
  docs: boolean;
  files: Files;
  /** Lets clients that can't ask for the payment code request withdrawals; false when absent. */
  withdrawalsWithoutCode?: boolean;
  /** The card payments; without it there are none. */
  payments?: PaymentsOptions;
  /** The movable clock of a demo installation. */
  demoClock?: FollowedClock | undefined;
  /** How mails are sent; without it they stay in the outbox. */
  mail?: MailerOptions;
  /** The OpenID Connect providers that shoppers sign in with; without them there are none. */
  signInProviders?: readonly ProviderSettings[] | undefined;
  /** The source of exchange rates; without it operators upload them. */
  ratesFeed?: RatesFeed | undefined;
  /** Asks whether a new password was stolen somewhere; without it nobody is asked. */
  isBreached?: IsBreached | undefined;
  /** The service that tells where parcels are; without it shops record that by hand. */
  tracking?: Omit<AftershipOptions, 'logIgnored'> | undefined;
  /** What translates messages of customer service; without it none are. */
  translator?: TranslationPort | undefined;
  /** The most streams of live events that this process keeps open; without it as many as come. */
  liveConnections?: number | undefined;
  /** The simulated chain of a demo installation. */
  demoChain?: DemoChainController | undefined;
  /** The bytes that are free where files and the database are; without it nobody watches the disk. */
  freeBytes?: (() => Promise<number>) | undefined;
  /** Creates a picture of the demo data on its first request. */
  makePicture?(name: string): Promise<Buffer | null>;
  /** Serves the pages, from the build or from the sources; without it there is only the API. */
  storefront?: { dev: boolean; serviceFramers?: readonly string[] };
}
