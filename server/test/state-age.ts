import { stateAge } from '@tradewind/contract/people/age';
import type { TestApp } from './app.ts';

/** The `Cookie` header of a visitor who stated to be 18 or older. */
export async function adultCookie({ call }: Pick<TestApp, 'call'>): Promise<string> {
  const { cookies } = await call(stateAge, { adult: 1 });
  return Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
}
