import type { Env } from './env.ts';

/** What an installation does where a setting is absent: a demo is lenient, and reached from its own machine only. */
export function withDefaults({ HOST, API_DOCS, WITHDRAWALS_WITHOUT_CODE }: Env, isDemo: boolean) {
  return {
    host: HOST ?? (isDemo ? '127.0.0.1' : '0.0.0.0'),
    docs: API_DOCS ?? isDemo,
    withdrawalsWithoutCode: WITHDRAWALS_WITHOUT_CODE ?? isDemo,
  };
}
