import type { OutputOf, ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { namesIn } from '@tradewind/contract/base/fill-text';
import { locales, type Locale } from '@tradewind/contract/base/locales';
import { refuse } from '@tradewind/contract/base/refusals';
import type * as contract from '@tradewind/contract/platform/desk/messages';
import type { Read, Tx } from '../../base/db/database.ts';
import { rowsBefore } from '../../base/db/paging.ts';
import type { Deps } from '../../base/deps.ts';
import type { DeskCall } from '../../base/http/call.ts';
import { audit } from '../operators/index.ts';
import {
  latestOverrides,
  lockLastTexts,
  saveOverride,
  type MessageOverride,
  type Originals,
} from './message-overrides.ts';

interface MessagesDeps extends Pick<Deps, 'db'> {
  readonly originals: Originals;
}

type Which = { locale: Locale; key: string };

/** A page of the messages of a language, and how complete and how changed each language is. */
export async function listMessages(
  { db, originals }: MessagesDeps,
  { page, limit, locale = 'en', only, q }: ParsedInputOf<typeof contract.deskMessages>,
): Promise<OutputOf<typeof contract.deskMessages>> {
  const saved = new Map(
    await Promise.all(locales.map(async (one) => [one, await latestOverrides(db.read, one)] as const)),
  );
  const all = messagesOf(originals, locale, saved.get(locale)!);
  const found = all.filter((row) => isWanted(row, only) && matches(row, q));
  return {
    list: found.slice(rowsBefore(page, limit), page * limit),
    total: found.length,
    languages: locales.map((one) => {
      const rows = one === locale ? all : messagesOf(originals, one, saved.get(one)!);
      return {
        locale: one,
        texts: Object.keys(originals[one]).length,
        missing: rows.filter(isMissing).length,
        overridden: rows.filter(({ text }) => text !== null).length,
        outdated: rows.filter(({ outdated }) => outdated).length,
      };
    }),
  };
}

/** The messages of a language in the order of their keys: its own, and those that only English has. */
function messagesOf(
  originals: Originals,
  locale: Locale,
  saved: ReadonlyMap<string, MessageOverride>,
): contract.DeskMessage[] {
  const keys = new Set([...Object.keys(originals.en), ...Object.keys(originals[locale])]);
  return [...keys].sort().map((key) => present(originals, { locale, key }, saved.get(key)));
}

function present(
  originals: Originals,
  { locale, key }: Which,
  saved: MessageOverride | undefined,
): contract.DeskMessage {
  const original = originals[locale][key] ?? '';
  const english = originals.en[key] ?? '';
  const text = saved?.text ?? null;
  return {
    id: `${locale}:${key}`,
    locale,
    key,
    original,
    english,
    text,
    placeholders: namesIn(original || english),
    outdated: text !== null && saved!.original !== original,
    can_undo: saved !== undefined,
    saved_by: saved?.savedBy ?? null,
    saved_at: saved?.savedAt.toISOString() ?? null,
  };
}

/** Languages without a singular form lack the texts of one piece, and show those of several. */
const isMissing = ({ original, text, key }: contract.DeskMessage): boolean =>
  original === '' && text === null && !key.endsWith('_one');

function isWanted(row: contract.DeskMessage, only: (typeof contract.messageFilters)[number] | undefined): boolean {
  switch (only) {
    case 'overridden':
      return row.text !== null;
    case 'outdated':
      return row.outdated;
    case 'missing':
      return isMissing(row);
    case undefined:
      return true;
  }
}

function matches({ key, original, english, text }: contract.DeskMessage, q: string | undefined): boolean {
  const wanted = q?.toLowerCase();
  return !wanted || [key, original, english, text ?? ''].some((part) => part.toLowerCase().includes(wanted));
}

/**
 * Puts a text in the place of one of the storefront; the original takes an override away.
 *
 * @throws Refusal `message_not_found`, `message_placeholders` or `message_not_plain`.
 */
export async function overrideMessage(
  { db, originals }: MessagesDeps,
  call: DeskCall,
  { locale, key, text }: ParsedInputOf<typeof contract.overrideMessage>,
): Promise<contract.DeskMessage> {
  const original = requireOriginal(originals, { locale, key });
  requireSamePlaceholders(text, originals[locale][key] ?? originals.en[key]!);
  return db.transact(async (tx) => {
    const [before = null] = await lockLastTexts(tx, locale, key);
    const saved = text === original ? null : text;
    await save(tx, call, { locale, key, text: saved, original });
    const details = { before: before ?? original, after: text };
    await audit(tx, call.operator, 'message.overridden', `message:${locale}:${key}`, details, call.now);
    return messageOf(tx, originals, { locale, key });
  });
}

/** Goes back to what a text was before its last change. @throws Refusal `message_not_found` or `nothing_to_undo`. */
export async function undoMessage(
  { db, originals }: MessagesDeps,
  call: DeskCall,
  { locale, key }: ParsedInputOf<typeof contract.undoMessage>,
): Promise<contract.DeskMessage> {
  const original = requireOriginal(originals, { locale, key });
  return db.transact(async (tx) => {
    const [last, before = null] = await lockLastTexts(tx, locale, key);
    if (last === undefined) refuse('nothing_to_undo');
    await save(tx, call, { locale, key, text: before, original });
    const details = { before: last ?? original, after: before ?? original };
    await audit(tx, call.operator, 'message.undone', `message:${locale}:${key}`, details, call.now);
    return messageOf(tx, originals, { locale, key });
  });
}

const save = (
  tx: Tx,
  { operator, now }: DeskCall,
  row: Which & { text: string | null; original: string },
): Promise<void> => saveOverride(tx, { ...row, saved_by: operator.id, saved_at: now });

async function messageOf(read: Read, originals: Originals, which: Which): Promise<contract.DeskMessage> {
  return present(originals, which, (await latestOverrides(read, which.locale)).get(which.key));
}

/** The text that comes with the software; empty where only English has one. @throws Refusal `message_not_found`. */
function requireOriginal(originals: Originals, { locale, key }: Which): string {
  if (!Object.hasOwn(originals.en, key) && !Object.hasOwn(originals[locale], key)) refuse('message_not_found');
  return originals[locale][key] ?? '';
}

/** Checks that a text is plain and names the same values. @throws Refusal `message_placeholders` or `message_not_plain`. */
function requireSamePlaceholders(text: string, original: string): void {
  const names = namesIn(original);
  if (namesIn(text).join() !== names.join())
    refuse('message_placeholders', names.length > 0 ? { names: names.map((name) => `{${name}}`).join(', ') } : {}, [
      'text',
    ]);
  if (/[{}[\]|]|<[a-z/!]/i.test(text.replace(/\{\w+\}/g, ''))) refuse('message_not_plain', {}, ['text']);
}
