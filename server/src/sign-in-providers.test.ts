import { describe, expect, it } from 'vitest';
import { readEnv } from './env.ts';

const google = { SIGN_IN_GOOGLE_ID: 'id', SIGN_IN_GOOGLE_SECRET: 'a-long-secret' };

describe('the providers of sign-ins', () => {
  it('are none until they are named', () => {
    expect(readEnv({}).signInProviders).toEqual([]);
    expect(readEnv(google).signInProviders).toEqual([]);
  });

  it('need an id and a secret, and the four known ones nothing else', () => {
    const env = readEnv({ SIGN_IN_PROVIDERS: ' google ', ...google });
    expect(env.signInProviders).toEqual([
      {
        id: 'google',
        label: 'Google',
        issuer: 'https://accounts.google.com',
        scope: 'openid email profile',
        clientId: 'id',
        secret: 'a-long-secret',
      },
    ]);
  });

  it('can be any issuer, with a name and scopes of its own', () => {
    const env = readEnv({
      SIGN_IN_PROVIDERS: 'work',
      SIGN_IN_WORK_ID: 'id',
      SIGN_IN_WORK_SECRET: 'a-long-secret',
      SIGN_IN_WORK_ISSUER: 'https://id.example/realms/shop',
      SIGN_IN_WORK_LABEL: 'Example ID',
      SIGN_IN_WORK_SCOPES: 'openid email',
    });
    expect(env.signInProviders).toMatchObject([
      { id: 'work', label: 'Example ID', issuer: 'https://id.example/realms/shop', scope: 'openid email' },
    ]);
  });

  it.each([
    ['SIGN_IN_GOOGLE_SECRET', { SIGN_IN_PROVIDERS: 'google', SIGN_IN_GOOGLE_ID: 'id' }],
    ['SIGN_IN_WORK_ISSUER', { SIGN_IN_PROVIDERS: 'work', SIGN_IN_WORK_ID: 'id', SIGN_IN_WORK_SECRET: 'a-long-secret' }],
    [
      'SIGN_IN_APPLE_TEAM',
      { SIGN_IN_PROVIDERS: 'apple', SIGN_IN_APPLE_ID: 'id', SIGN_IN_APPLE_SECRET: 'a-long-secret' },
    ],
    ['SIGN_IN_PROVIDERS', { SIGN_IN_PROVIDERS: 'Goo-gle' }],
  ])('are refused at the start without %s', (name, source) => {
    expect(() => readEnv(source)).toThrow(name);
  });
});
