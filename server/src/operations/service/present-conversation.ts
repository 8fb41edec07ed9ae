import type { Locale } from '@tradewind/contract/base/locales';
import type { CardKind, Conversation, ServiceSide } from '@tradewind/contract/operations/service';
import { platformServiceName } from '@tradewind/contract/operations/service-texts';
import type { ServiceHours } from '@tradewind/contract/operations/service-desk';
import type { ConversationRecord } from './conversation-queries.ts';
import { absenceText, isPresent } from './hours.ts';

/** What a shopper sees of the other side, besides the conversation. */
export interface DeskFacts {
  hours: ServiceHours;
  answersWithin: number | null;
  canRate: boolean;
}

/** The last message of a conversation in one line; null while there is none. */
export function presentPreview(row: ConversationRecord, side: ServiceSide): Conversation['last'] {
  if (!row.sender) return null;
  const hidden = row.hidden_at !== null;
  return {
    text: hidden ? '' : (row.body ?? ''),
    from: row.sender as ServiceSide,
    is_mine: row.sender === side ? 1 : 0,
    pictures: hidden ? 0 : (row.pictures?.length ?? 0),
    card: hidden ? null : (row.card_kind as CardKind | null),
    at: row.last_at.toISOString(),
  };
}

/** A conversation as its shopper sees it. */
export function presentConversation(
  row: ConversationRecord,
  facts: DeskFacts,
  { locale, now }: { locale: Locale; now: Date },
): Conversation {
  return {
    ...presentFace({ shopId: row.shop_id, name: row.shop_name, avatar: row.shop_avatar }, facts, { locale, now }),
    id: row.id,
    status: row.status as Conversation['status'],
    last_number: row.last_number,
    last: presentPreview(row, 'shopper'),
    unread: row.shopper_unread,
    mine_read: row.shopper_read,
    theirs_received: row.desk_received,
    theirs_read: row.desk_read,
    blocked_by_me: row.blocked_by_shopper_at ? 1 : 0,
    blocked_by_shop: row.blocked_by_desk_at ? 1 : 0,
    can_rate: facts.canRate ? 1 : 0,
  };
}

/** The other side before the first message. */
export function presentFace(
  { shopId, name, avatar }: { shopId: string | null; name: string | null; avatar: string | null },
  { hours, answersWithin }: Pick<DeskFacts, 'hours' | 'answersWithin'>,
  { locale, now }: { locale: Locale; now: Date },
): Conversation {
  return {
    id: '',
    shop_id: shopId ?? '',
    name: shopId ? (name ?? '') : platformServiceName[locale],
    avatar: shopId ? (avatar ?? '') : '/brand/logo.svg',
    status: 'open',
    last_number: 0,
    last: null,
    unread: 0,
    mine_read: 0,
    theirs_received: 0,
    theirs_read: 0,
    blocked_by_me: 0,
    blocked_by_shop: 0,
    can_rate: 0,
    present: isPresent(hours, now) ? 1 : 0,
    absence: absenceText(hours, locale),
    answers_within: answersWithin,
  };
}
