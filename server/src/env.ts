import { z } from 'zod';

/** Everything that an installation can set from outside. This is the one file that reads the environment. */
const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
  HOST: z.string().default('0.0.0.0'),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.string().optional().transform((url) => url || undefined),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(20),
  PUBLIC_URL: z.url().optional().or(z.literal('').transform(() => undefined)),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default(process.stdout.isTTY ? 'warn' : 'info'),
  PAYMENT_CODE_SECRET: z.string().min(16).optional(),
  DEFAULT_LOCALE: z.enum(['en', 'zh-CN', 'ja', 'ko', 'th']).default('zh-CN'),
  TRUST_PROXY: z.stringbool().default(false),
  STOREFRONT_DEV: z.stringbool().default(false),
  DEMO: z.enum(['auto', 'off']).default('auto'),
  API_DOCS: z.stringbool().default(true),
});

export type Env = z.output<typeof schema>;

/** @throws an Error that names each setting that can't be understood. */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const result = schema.safeParse(source);
  if (result.success) return result.data;
  const complaints = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`).join('\n');
  throw new Error(`These settings can't be understood:\n${complaints}`);
}
