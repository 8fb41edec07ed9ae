import { expect, it } from 'vitest';
import { z } from 'zod';
import { endpoints } from './endpoints.ts';

it('take no whole numbers that the database has no room for', () => {
  const unbounded = endpoints.filter(({ input }) =>
    JSON.stringify(z.toJSONSchema(input, { io: 'output', unrepresentable: 'any' })).includes(
      String(Number.MAX_SAFE_INTEGER),
    ),
  );
  expect(unbounded.map(({ name }) => name)).toEqual([]);
});
