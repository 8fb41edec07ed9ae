import webPush from 'web-push';
import { openText, sealText } from '../../base/secrets/sealed-text.ts';
import type { PushDeps } from './push-deps.ts';

/** The pair of keys by which push services recognise the installation (VAPID, RFC 8292). */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

const owner = 'push';

/** The keys of the installation, made at the first call. Browsers subscribe with the public one, so they never change. */
export async function pushKeys({ db, clock, secret }: Pick<PushDeps, 'db' | 'clock' | 'secret'>): Promise<PushKeys> {
  const find = () => db.read.selectFrom('push_keys').select(['public_key', 'private_key']).executeTakeFirst();
  const made = async () => {
    const { publicKey, privateKey } = webPush.generateVAPIDKeys();
    await db.transact((tx) =>
      tx
        .insertInto('push_keys')
        .values({ public_key: publicKey, private_key: sealText(secret, owner, privateKey), made_at: clock.now() })
        // Another process may have been faster.
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute(),
    );
    return find();
  };
  const kept = (await find()) ?? (await made());
  return { publicKey: kept!.public_key, privateKey: openText(secret, owner, kept!.private_key) };
}
