import { expect, it } from 'vitest';
import { routes } from '../routes.ts';
import { pagePatterns } from './page-patterns.ts';

it('has the pattern of every route', () => {
  expect(pagePatterns).toEqual(routes.map(({ path }) => path));
});
