import { z } from 'zod';

/** An empty setting counts as not set. */
const blank = z.literal('').transform(() => undefined);

/** The settings of an installation. Only this file reads the environment. */
const schema = z
  .object({
    PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
    HOST: z.string().min(1).optional().or(blank),
    DATA_DIR: z.string().min(1).default('.data'),
    DATABASE_URL: z
      .string()
      .optional()
      .transform((url) => url || undefined),
    DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(20),
    PUBLIC_URL: z
      .url({ protocol: /^https?$/ })
      .transform((url) => new URL(url).origin)
      .optional()
      .or(blank),
    OUTGOING_HOSTS: z
      .string()
      .default('')
      .transform((list) =>
        list
          .split(',')
          .map((host) => host.trim())
          .filter(Boolean),
      ),
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
    RATES_URL: z
      .url({ protocol: /^https?$/ })
      .optional()
      .or(blank),
    TRACKING_URL: z.url({ protocol: /^https?$/ }).default('https://api.aftership.com/tracking/2024-10'),
    TRACKING_API_KEY: z.string().min(8).optional().or(blank),
    TRACKING_WEBHOOK_SECRET: z.string().min(8).optional().or(blank),
    DEFAULT_LOCALE: z.enum(['en', 'zh-CN', 'ja', 'ko', 'th']).default('zh-CN'),
    TRUST_PROXY: z.stringbool().default(false),
    STOREFRONT_DEV: z.stringbool().default(false),
    WITHDRAWALS_WITHOUT_CODE: z.stringbool().optional().or(blank),
    DEMO: z.enum(['auto', 'off']).default('auto'),
    API_DOCS: z.stringbool().optional().or(blank),
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
  .refine(({ SMTP_URL, MAIL_FROM }) => !SMTP_URL === !MAIL_FROM, {
    path: ['MAIL_FROM'],
    message: 'SMTP_URL and MAIL_FROM need each other',
  })
  .refine(({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET }) => !STRIPE_SECRET_KEY === !STRIPE_WEBHOOK_SECRET, {
    path: ['STRIPE_WEBHOOK_SECRET'],
    message: 'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET need each other',
  });

export type Env = z.output<typeof schema>;

/** Reads the environment. @throws an Error that names each invalid setting. */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const result = schema.safeParse(source);
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`).join('\n');
  throw new Error(`These settings can't be understood:\n${problems}`);
}
