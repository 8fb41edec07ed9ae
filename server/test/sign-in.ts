import type { Endpoint, InputOf, OutputOf } from '@tradewind/contract/base/endpoint';
import type { TestApp } from './app.ts';

/** Calls an endpoint that opens a session of a desk. @returns its answer, and the token that is in the cookie. */
export async function openDesk<E extends Endpoint>(
  { call }: Pick<TestApp, 'call'>,
  endpoint: E,
  input: InputOf<E>,
): Promise<OutputOf<E> & { token: string }> {
  const { body, cookies } = await call(endpoint, input);
  const token = cookies['operator-session'] ?? cookies['shop-session'];
  if (body.code !== 1 || !token) throw new Error(`${endpoint.name} opened no session: ${JSON.stringify(body)}`);
  return { ...(body.data as OutputOf<E> & object), token };
}
