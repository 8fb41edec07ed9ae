import { expect, it } from 'vitest';
import { readEnv } from './env.ts';
import { withDefaults } from './installation-defaults.ts';

it('lets only this machine reach a demo, and only a demo be lenient', () => {
  expect(withDefaults(readEnv({}), true)).toEqual({ host: '127.0.0.1', docs: true, withdrawalsWithoutCode: true });
  expect(withDefaults(readEnv({}), false)).toEqual({ host: '0.0.0.0', docs: false, withdrawalsWithoutCode: false });
});

it('follows what is set, in a demo and elsewhere', () => {
  const env = readEnv({ HOST: '10.0.0.5', API_DOCS: '0', WITHDRAWALS_WITHOUT_CODE: '0' });
  expect(withDefaults(env, true)).toEqual({ host: '10.0.0.5', docs: false, withdrawalsWithoutCode: false });
  const lenient = readEnv({ HOST: '', API_DOCS: '1', WITHDRAWALS_WITHOUT_CODE: '1' });
  expect(withDefaults(lenient, false)).toEqual({ host: '0.0.0.0', docs: true, withdrawalsWithoutCode: true });
});
