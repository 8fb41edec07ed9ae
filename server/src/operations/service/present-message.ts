import type {
  CardKind,
  MessageCard,
  MessageWarning,
  ServiceMessage,
  ServiceSide,
} from '@tradewind/contract/operations/service';
import { platformServiceName } from '@tradewind/contract/operations/service-texts';
import { hour } from '../../base/clock/clock.ts';
import type { Read } from '../../base/db/database.ts';
import type { FileLinks } from '../../platform/uploads/index.ts';
import { readCards } from './cards.ts';
import type { MessageRecord } from './messages-queries.ts';
import { phraseOf } from './phrase.ts';
import { seemsForeign } from './translation/other-language.ts';
import type { Viewer } from './viewer.ts';

/** Who reads messages, and when. */
export interface MessageContext {
  viewer: Pick<Viewer, 'side' | 'locale'>;
  now: Date;
  fileLinks: FileLinks;
  /** Whether messages of the other side can be translated. */
  translates?: boolean;
}

/**
 * Presents messages to one side, in their order. Shoppers read the name of the shop or the platform; desks read who wrote.
 * Pictures are links that expire.
 */
export async function presentMessages(
  read: Read,
  rows: readonly MessageRecord[],
  { viewer, now, fileLinks, translates = false }: MessageContext,
): Promise<ServiceMessage[]> {
  const keys = rows.flatMap(({ card_kind, card_id, hidden_at }) =>
    card_kind && card_id && !hidden_at ? [{ kind: card_kind as CardKind, id: card_id }] : [],
  );
  const ofPlatform = viewer.side === 'shopper' ? rows.find(({ sender }) => sender === 'platform') : undefined;
  const [cards, phrase] = await Promise.all([
    readCards(read, keys, viewer.locale),
    ofPlatform ? phraseOf(read, ofPlatform.shopper_id) : '',
  ]);
  return rows.map((row) => {
    const from = row.sender as ServiceSide;
    return {
      id: row.id,
      number: row.number,
      at: row.sent_at.toISOString(),
      from,
      is_mine: from === viewer.side ? 1 : 0,
      author: authorOf(row, viewer),
      automatic: row.automatic ? 1 : 0,
      hidden: row.hidden_at ? 1 : 0,
      ...contentOf(row, cards, (name) => fileLinks.sign(name, now, hour)),
      translatable:
        translates && from !== viewer.side && !row.hidden_at && seemsForeign(row.body, viewer.locale) ? 1 : 0,
      phrase: from === 'platform' ? phrase : '',
    };
  });
}

function contentOf(
  row: MessageRecord,
  cards: ReadonlyMap<string, MessageCard>,
  linkTo: (name: string) => string,
): Pick<ServiceMessage, 'text' | 'pictures' | 'card' | 'warnings'> {
  if (row.hidden_at) return { text: '', pictures: [], card: null, warnings: [] };
  return {
    text: row.body,
    pictures: row.pictures.map(linkTo),
    card: (row.card_id && cards.get(row.card_id)) || null,
    warnings: row.warnings as MessageWarning[],
  };
}

function authorOf(row: MessageRecord, { side, locale }: MessageContext['viewer']): string {
  if (row.sender === 'shopper') return row.nickname || row.username || '';
  if (row.sender === 'platform')
    return side === 'platform' && row.operator_name ? row.operator_name : platformServiceName[locale];
  return side === 'shopper' ? (row.shop_name ?? '') : row.nickname || row.username || (row.shop_name ?? '');
}
