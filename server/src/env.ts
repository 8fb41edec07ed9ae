import { z } from 'zod';
import type { ProviderSettings } from './people/openid/index.ts';
import { readSignInProviders } from './sign-in-providers.ts';

/** An empty setting counts as not set. */
const blank = z.literal('').transform(() => undefined);

/** The address of a database; an empty one counts as not set. */
const databaseUrl = z
  .string()
  .optional()
  .transform((url) => url || undefined);

/** What a setting names, separated by commas. */
const list = z
  .string()
  .default('')
  .transform((names) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean),
  );

/** The settings of an installation. Only this file reads the environment. */
const schema = z
  .object({
    PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
    HOST: z.string().min(1).optional().or(blank),
    DATA_DIR: z.string().min(1).default('.data'),
    DATABASE_URL: databaseUrl,
    DATABASE_DIRECT_URL: databaseUrl,
    DATABASE_REPLICA_URLS: list.pipe(z.array(z.url({ protocol: /^postgres(ql)?$/ }))),
    DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(20),
    ACTS_TOGETHER: z.coerce.number().int().min(1).max(100).default(16),
    LIVE_CONNECTIONS: z.coerce.number().int().min(1).max(100_000).default(12_000),
    PUBLIC_URL: z
      .url({ protocol: /^https?$/ })
      .transform((url) => new URL(url).origin)
      .optional()
      .or(blank),
    SERVICE_FRAME_ORIGINS: list.pipe(z.array(z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin))),
    OUTGOING_HOSTS: list,
    LOG_LEVEL: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
      .default(process.stdout.isTTY ? 'warn' : 'info'),
    PAYMENT_CODE_SECRET: z.string().min(16).optional(),
    STRIPE_SECRET_KEY: z
      .string()
      .regex(/^(sk|rk)_/)
      .optional()
      .or(blank),
    STRIPE_WEBHOOK_SECRET: z.string().startsWith('whsec_').optional().or(blank),
    SMTP_URL: z
      .url({ protocol: /^smtps?$/ })
      .optional()
      .or(blank),
    MAIL_FROM: z.string().includes('@').optional().or(blank),
    TEXT_MESSAGES_URL: z
      .url({ protocol: /^https?$/ })
      .optional()
      .or(blank),
    TEXT_MESSAGES_KEY: z.string().min(8).optional().or(blank),
    RATES_URL: z
      .url({ protocol: /^https?$/ })
      .optional()
      .or(blank),
    BREACHED_PASSWORDS_URL: z
      .url({ protocol: /^https?$/ })
      .optional()
      .or(blank),
    TRACKING_URL: z.url({ protocol: /^https?$/ }).default('https://api.aftership.com/tracking/2024-10'),
    TRACKING_API_KEY: z.string().min(8).optional().or(blank),
    TRACKING_WEBHOOK_SECRET: z.string().min(8).optional().or(blank),
    SIGN_IN_PROVIDERS: list
      .transform((names) => names.map((name) => name.toLowerCase()))
      .pipe(z.array(z.string().regex(/^[a-z][a-z0-9]{0,29}$/))),
    TRANSLATION_SERVICE: z.enum(['libretranslate', 'deepl']).optional().or(blank),
    TRANSLATION_URL: z
      .url({ protocol: /^https?$/ })
      .optional()
      .or(blank),
    TRANSLATION_KEY: z.string().min(8).optional().or(blank),
    DEFAULT_LOCALE: z.enum(['en', 'zh-CN', 'ja', 'ko', 'th']).default('zh-CN'),
    TRUST_PROXY: z.stringbool().default(false),
    STOREFRONT_DEV: z.stringbool().default(false),
    WITHDRAWALS_WITHOUT_CODE: z.stringbool().optional().or(blank),
    DEMO: z.enum(['auto', 'small', 'off']).default('auto'),
    API_DOCS: z.stringbool().optional().or(blank),
    OTEL_EXPORTER_OTLP_ENDPOINT: z
      .url({ protocol: /^https?$/ })
      .transform((url) => url.replace(/\/+$/, ''))
      .optional()
      .or(blank),
    OTEL_SERVICE_NAME: z.string().min(1).default('tradewind'),
    OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
    OTEL_EXPORTER_PROMETHEUS_PORT: z.coerce.number().int().min(1).max(65_535).optional().or(blank),
    OTEL_EXPORTER_PROMETHEUS_HOST: z.string().min(1).default('127.0.0.1'),
    FILES_URL: z
      .string()
      .regex(/^s3:\/\/[a-z0-9][a-z0-9.-]+(\/[\w.-]+)*\/?$/)
      .optional()
      .or(blank),
    FILES_PUBLIC_URL: z
      .url({ protocol: /^https?$/ })
      .optional()
      .or(blank),
    BACKUP_KEY: z.string().optional().or(blank),
    BACKUP_KEY_FILE: z.string().optional().or(blank),
    S3_ENDPOINT: z
      .url({ protocol: /^https?$/ })
      .optional()
      .or(blank),
    S3_REGION: z.string().min(1).default('us-east-1'),
    AWS_ACCESS_KEY_ID: z.string().optional(),
    AWS_SECRET_ACCESS_KEY: z.string().optional(),
  })
  .refine(({ DATABASE_URL, DATABASE_DIRECT_URL }) => DATABASE_URL || !DATABASE_DIRECT_URL, {
    path: ['DATABASE_DIRECT_URL'],
    message: 'DATABASE_DIRECT_URL is the address of the server behind the pooler of DATABASE_URL',
  })
  .refine(({ DATABASE_URL, DATABASE_REPLICA_URLS: replicas }) => DATABASE_URL || replicas.length === 0, {
    path: ['DATABASE_REPLICA_URLS'],
    message: 'DATABASE_REPLICA_URLS are replicas of the server of DATABASE_URL',
  })
  .refine(({ SMTP_URL, MAIL_FROM }) => !SMTP_URL === !MAIL_FROM, {
    path: ['MAIL_FROM'],
    message: 'SMTP_URL and MAIL_FROM need each other',
  })
  .refine(({ TRANSLATION_SERVICE: service, TRANSLATION_URL: url }) => service !== 'libretranslate' || url, {
    path: ['TRANSLATION_URL'],
    message: 'LibreTranslate needs its address',
  })
  .refine(({ TRANSLATION_SERVICE: service, TRANSLATION_KEY: key }) => service !== 'deepl' || key, {
    path: ['TRANSLATION_KEY'],
    message: 'DeepL needs its key',
  })
  .refine(({ TEXT_MESSAGES_URL, TEXT_MESSAGES_KEY }) => !TEXT_MESSAGES_URL === !TEXT_MESSAGES_KEY, {
    path: ['TEXT_MESSAGES_KEY'],
    message: 'TEXT_MESSAGES_URL and TEXT_MESSAGES_KEY need each other',
  })
  .refine(({ FILES_URL, FILES_PUBLIC_URL }) => FILES_URL || !FILES_PUBLIC_URL, {
    path: ['FILES_PUBLIC_URL'],
    message: 'FILES_PUBLIC_URL is the public address of the bucket of FILES_URL',
  })
  .refine(({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET }) => !STRIPE_SECRET_KEY === !STRIPE_WEBHOOK_SECRET, {
    path: ['STRIPE_WEBHOOK_SECRET'],
    message: 'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET need each other',
  });

export type Env = z.output<typeof schema> & {
  /** Those of SIGN_IN_PROVIDERS, with their settings. */
  signInProviders: readonly ProviderSettings[];
};

/** Reads the environment. @throws an Error that names each invalid setting. */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const result = schema.safeParse(source);
  const { providers, issues } = readSignInProviders(result.data?.SIGN_IN_PROVIDERS ?? [], source);
  if (result.success && issues.length === 0) return { ...result.data, signInProviders: providers };
  const problems = [...(result.error?.issues ?? []), ...issues]
    .map(({ path, message }) => `  ${path.join('.')}: ${message}`)
    .join('\n');
  throw new Error(`These settings can't be understood:\n${problems}`);
}
