import { storeDefaultTexts } from '../../src/platform/content/index.ts';
import { testApp } from '../app.ts';
import { buildShopper } from '../build-shopper.ts';
import { testDatabase } from '../database.ts';
import { ExistingClient, sendInjected } from './client.ts';

/** Starts a server for a test file, with existing clients of it. Call it at the top of the file. */
export async function wireWorld() {
  const db = await testDatabase();
  const test = await testApp(db);
  // As at the start of a server.
  await db.transact((tx) => storeDefaultTexts(tx, test.clock.now()));
  const send = sendInjected(test.app);

  /** A client with a signed-in shopper, who has a payment code, an address and a balance in US cents. */
  async function shopper({ balance = 0n, lang = 'en' }: { balance?: bigint; lang?: string } = {}) {
    const person = await buildShopper(db, { balance, now: test.clock.now() });
    return { ...person, client: new ExistingClient(send, { token: person.token, lang }) };
  }

  const visitor = (lang = 'en') => new ExistingClient(send, { lang });

  return { ...test, shopper, visitor };
}

export type Shopper = Awaited<ReturnType<Awaited<ReturnType<typeof wireWorld>>['shopper']>>;
