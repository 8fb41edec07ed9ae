import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { expect, it } from 'vitest';
import { hashPassword, dummyHash, passwordMatches } from './password-hash.ts';

it('hashes with argon2id at the recommended cost, with a random salt', async () => {
  const [one, other] = await Promise.all([hashPassword('lantern-42'), hashPassword('lantern-42')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(other);
  expect(await passwordMatches(one, 'lantern-42')).toBe(true);
  expect(await passwordMatches(one, 'lantern-43')).toBe(false);
});

it('matches a password in any Unicode composition', async () => {
  expect(await passwordMatches(await hashPassword('caf\u00e9-42'), 'cafe\u0301-42')).toBe(true);
});

it('has a dummy hash that costs the same to check and never matches', async () => {
  expect(dummyHash.split('$').slice(0, 4)).toEqual((await hashPassword('lantern-42')).split('$').slice(0, 4));
  expect(dummyHash).toHaveLength((await hashPassword('lantern-42')).length);
  for (const password of ['', '\0', 'lantern-42']) expect(await passwordMatches(dummyHash, password)).toBe(false);
});

it('leaves threads for other work while many passwords are hashed', async () => {
  let hashed = 0;
  const hashing = Promise.all(
    Array.from({ length: 24 }, async () => {
      await hashPassword('lantern-42');
      hashed += 1;
    }),
  );
  await promisify(gzip)('a');
  expect(hashed).toBeLessThan(12);
  await hashing;
});
