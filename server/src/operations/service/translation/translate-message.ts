import { refuse, requireFound } from '@tradewind/contract/base/refusals';
import { sql } from 'kysely';
import { later, minute, second } from '../../../base/clock/clock.ts';
import type { Tx } from '../../../base/db/database.ts';
import { readSettings } from '../../../platform/settings/index.ts';
import type { ServiceDeps } from '../service-deps.ts';
import type { Viewer } from '../viewer.ts';
import { TranslationFailure } from './translation-port.ts';

/** In this time nobody asks for the same translation again: longer than the service is waited for. */
const askedAgainAfter = 10 * second;

/**
 * Translates a message of one of the viewer's conversations into the viewer's language. The service outside is asked once for
 * a message and a language; without a transaction, since it may take seconds.
 *
 * @throws Refusal `message_not_found`, `translation_unavailable`, `too_many_requests`.
 */
export async function translateMessage(
  { db, translator, log }: Pick<ServiceDeps, 'db' | 'translator' | 'log'>,
  viewer: Viewer,
  messageId: string,
  now: Date,
): Promise<{ text: string }> {
  if (!translator) refuse('translation_unavailable');
  const asked = await db.transact((tx) => claim(tx, viewer, messageId, now));
  if (asked.translated !== null) return { text: asked.translated };
  const text = await translator.translate(asked.text, viewer.locale).catch((error: unknown) => {
    if (!(error instanceof TranslationFailure)) throw error;
    log.warn({ reason: error.message }, 'A message was not translated');
    return refuse('translation_unavailable');
  });
  await db.transact((tx) =>
    tx
      .updateTable('service_translations')
      .set({ body: text })
      .where('message_id', '=', messageId)
      .where('locale', '=', viewer.locale)
      .execute(),
  );
  return { text };
}

/** Finds the stored translation, or counts that somebody asks for it. */
async function claim(
  tx: Tx,
  viewer: Viewer,
  messageId: string,
  now: Date,
): Promise<{ translated: string | null; text: string }> {
  const { body: text } = requireFound(await findReadable(tx, viewer, messageId), 'message_not_found');
  await sql`select pg_advisory_xact_lock(hashtextextended(${`translations ${viewer.accountId}`}, 0))`.execute(tx);
  const known = await tx
    .selectFrom('service_translations')
    .select(['body', 'asked_at'])
    .where('message_id', '=', messageId)
    .where('locale', '=', viewer.locale)
    .executeTakeFirst();
  if (known?.body) return { translated: known.body, text };
  if (known && known.asked_at > later(now, -askedAgainAfter))
    refuse('too_many_requests', { seconds: askedAgainAfter / second });
  await requireQuota(tx, viewer, now);
  const asked = { asked_by: viewer.accountId, asked_at: now };
  await tx
    .insertInto('service_translations')
    .values({ message_id: messageId, locale: viewer.locale, ...asked })
    .onConflict((conflict) => conflict.columns(['message_id', 'locale']).doUpdateSet(asked))
    .execute();
  return { translated: null, text };
}

/** A message with a text that the viewer can read, of either side. */
const findReadable = (tx: Tx, { side, accountId, shopId }: Viewer, messageId: string) =>
  tx
    .selectFrom('service_messages as m')
    .innerJoin('service_conversations as c', 'c.id', 'm.conversation_id')
    .select('m.body')
    .where('m.id', '=', messageId)
    .where('m.hidden_at', 'is', null)
    .where('m.body', '<>', '')
    .$if(side === 'shopper', (query) => query.where('c.user_id', '=', accountId))
    .$if(side !== 'shopper', (query) => query.where('c.shop_id', shopId === null ? 'is' : '=', shopId))
    .executeTakeFirst();

async function requireQuota(tx: Tx, { accountId }: Viewer, now: Date): Promise<void> {
  const [settings, { count }] = await Promise.all([
    readSettings(tx, now),
    tx
      .selectFrom('service_translations')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('asked_by', '=', accountId)
      .where('asked_at', '>', later(now, -minute))
      .executeTakeFirstOrThrow(),
  ]);
  if (count >= settings['service.translationsMinuteCount']) refuse('too_many_requests', { seconds: minute / second });
}
