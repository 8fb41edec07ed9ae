import { z } from 'zod';
import { filter } from '../base/desk-list.ts';
import { endpoint } from '../base/endpoint.ts';
import { flag, id, int, none, nothing, text } from '../base/fields.ts';

/** The longest text of a message. */
export const maxMessageLength = 2_000;
/** The most pictures of a message. */
export const maxMessagePictures = 6;

/** Who wrote a message, and whose side of a conversation something concerns. */
export const serviceSides = ['shopper', 'shop', 'platform'] as const;
export type ServiceSide = (typeof serviceSides)[number];

/** What a message warns of: payment elsewhere, contact elsewhere, a link that leaves the platform. */
export const messageWarnings = ['payment', 'contact', 'link'] as const;
export type MessageWarning = (typeof messageWarnings)[number];

/** Reasons for reporting a message. */
export const messageReportReasons = ['fraud', 'abuse', 'spam', 'private', 'other'] as const;
export type MessageReportReason = (typeof messageReportReasons)[number];

export const cardKinds = ['product', 'order', 'refund'] as const;
export type CardKind = (typeof cardKinds)[number];

/** What a message shows of a product, an order or a refund, as it is now. */
export const messageCard = z.object({
  kind: z.enum(cardKinds),
  id: z.string(),
  shop_id: z.string(),
  order_id: z.string().describe('Of an order or a refund; otherwise empty'),
  number: z.string().describe('The number of an order or a refund; empty for a product'),
  title: z.string(),
  image: z.string(),
  amount: z.string().describe('Price, total or amount asked for'),
  status: z.string().describe('In the reader’s language; empty for a product on sale'),
});
export type MessageCard = z.output<typeof messageCard>;

/** A message as either side reads it. */
export const serviceMessage = z.object({
  id: z.string(),
  number: z.int().describe('1, 2, 3 … within the conversation'),
  at: z.string(),
  from: z.enum(serviceSides),
  is_mine: flag.describe('1: from the reader’s side'),
  author: z.string().describe('For desks the member or operator who wrote it; for shoppers the shop or the platform'),
  automatic: flag.describe('1: the absence text, sent by itself'),
  hidden: flag.describe('1: an operator removed its content'),
  text: z.string(),
  translatable: flag.describe('1: in another language than the reader’s, and a translation can be asked for'),
  pictures: z.array(z.string()),
  card: messageCard.nullable(),
  warnings: z.array(z.enum(messageWarnings)),
  phrase: z.string().describe('The shopper’s own anti-phishing phrase, with messages of the platform; otherwise empty'),
});
export type ServiceMessage = z.output<typeof serviceMessage>;

/** The last message of a conversation in one line. */
export const messagePreview = z.object({
  text: z.string(),
  from: z.enum(serviceSides),
  is_mine: flag,
  pictures: z.int(),
  card: z.enum(cardKinds).nullable(),
  at: z.string(),
});

/** How far each side has got, as numbers of messages. */
export const serviceMarks = z.object({
  mine_read: z.int(),
  theirs_received: z.int().describe('The other side has received the messages up to this number'),
  theirs_read: z.int(),
});

/** A conversation of the shopper, with a shop or the platform; it exists from its first message on. */
export const conversation = z.object({
  id: z.string().describe('Empty before the first message'),
  shop_id: z.string().describe('Empty: with the platform'),
  name: z.string(),
  avatar: z.string(),
  status: z.enum(['open', 'closed']),
  last_number: z.int(),
  last: messagePreview.nullable(),
  unread: z.int(),
  ...serviceMarks.shape,
  blocked_by_me: flag,
  blocked_by_shop: flag,
  can_rate: flag.describe('1: it ended and was not rated since'),
  present: flag.describe('1: within the hours of service'),
  absence: z.string().describe('What the other side says outside its hours; may be empty'),
  answers_within: z.int().nullable().describe('Minutes in which half of all first answers of the last 30 days came'),
});
export type Conversation = z.output<typeof conversation>;

/** Which conversation: with a shop, or without one with the platform. */
export const withWhom = { shop_id: filter(id) };

/** What a message contains: at least a text, pictures or a card. */
export const messageInput = {
  message_id: z.uuid().toLowerCase().describe('Made by the client: repeated sending is the same message'),
  text: text(maxMessageLength, 0).default(''),
  pictures: z
    .array(z.string().max(500))
    .max(maxMessagePictures)
    .default([])
    .describe('Links of own uploads, which only the two sides can open'),
  card: z.object({ kind: z.enum(cardKinds), id }).optional(),
};

/** The largest number of a message. */
const maxNumber = 2 ** 31 - 1;

/** One page of messages: the newest, those before a number, or those after it; always the oldest first. */
export const historyInput = {
  before: filter(int.pipe(z.int().min(1).max(maxNumber))),
  after: filter(int.pipe(z.int().min(0).max(maxNumber))),
  limit: int.pipe(z.int().min(1).max(100)).default(40),
};
export const historyPage = z.object({
  list: z.array(serviceMessage),
  more: flag.describe('1: there are further ones in this direction'),
});

export const conversations = endpoint({
  name: 'service.conversations',
  summary: 'Own conversations, the latest first',
  who: 'shopper',
  method: 'GET',
  path: '/api/service/conversations',
  input: z.object({ cursor: filter(text(200)), limit: int.pipe(z.int().min(1).max(100)).default(20) }),
  output: z.object({ list: z.array(conversation), next: z.string().nullable(), unread: z.int() }),
  refusals: [],
});

export const conversationWith = endpoint({
  name: 'service.conversation',
  summary: 'The own conversation with a shop or the platform, also before its first message',
  who: 'shopper',
  method: 'GET',
  path: '/api/service/conversation',
  input: z.object(withWhom),
  output: conversation,
  refusals: ['shop_not_found'],
});

export const messages = endpoint({
  name: 'service.messages',
  summary: 'Messages of an own conversation',
  who: 'shopper',
  method: 'GET',
  path: '/api/service/messages',
  input: z.object({ ...withWhom, ...historyInput }),
  output: historyPage,
  refusals: [],
});

export const sendMessage = endpoint({
  name: 'service.send',
  summary: 'Write to a shop or the platform; the first message opens the conversation, a later one reopens it',
  who: 'shopper',
  method: 'POST',
  path: '/api/service/send',
  input: z.object({ ...withWhom, ...messageInput }),
  output: serviceMessage,
  refusals: [
    'shop_not_found',
    'conversation_own_shop',
    'conversation_blocked',
    'message_empty',
    'message_id_used',
    'picture_invalid',
    'card_invalid',
    'too_many_requests',
  ],
});

export const markMessages = endpoint({
  name: 'service.mark',
  summary: 'Say how far one has received and read; marks never go back',
  who: 'shopper',
  method: 'POST',
  path: '/api/service/mark',
  input: z.object({ ...withWhom, received: int.default(0), read: int.default(0) }),
  output: z.object({ unread: z.int().describe('In all conversations') }),
  refusals: ['conversation_not_found'],
});

export const typing = endpoint({
  name: 'service.typing',
  summary: 'Say that one is typing',
  who: 'shopper',
  method: 'POST',
  path: '/api/service/typing',
  input: z.object(withWhom),
  output: none,
  refusals: ['conversation_not_found'],
});

export const unread = endpoint({
  name: 'service.unread',
  summary: 'The number of unread messages in all conversations',
  who: 'shopper',
  method: 'GET',
  path: '/api/service/unread',
  input: nothing,
  output: z.object({ unread: z.int() }),
  refusals: [],
});

/** A message to translate, and its translation by a machine. */
export const translationInput = { message_id: id };
export const translation = z.object({ text: z.string().describe('In the reader’s language, by a machine') });

export const translate = endpoint({
  name: 'service.translate',
  summary: 'Translate a message of an own conversation; the original stays',
  who: 'shopper',
  method: 'POST',
  path: '/api/service/translate',
  input: z.object(translationInput),
  output: translation,
  refusals: ['message_not_found', 'translation_unavailable', 'too_many_requests'],
});

/** A message that was found, with its conversation. */
export const foundMessage = z.object({
  shop_id: z.string(),
  name: z.string(),
  avatar: z.string(),
  message: serviceMessage,
});

export const searchMessages = endpoint({
  name: 'service.search',
  summary: 'Search the texts of own conversations, the latest first',
  who: 'shopper',
  method: 'GET',
  path: '/api/service/search',
  input: z.object({ q: text(100).default(''), ...withWhom, cursor: filter(text(200)) }),
  output: z.object({ list: z.array(foundMessage), next: z.string().nullable() }),
  refusals: [],
});

export const blockShop = endpoint({
  name: 'service.block',
  summary: 'Get no more messages of a shop, or get them again',
  who: 'shopper',
  method: 'POST',
  path: '/api/service/block',
  input: z.object({ shop_id: id, blocked: int.pipe(flag) }),
  output: conversation,
  refusals: ['conversation_not_found'],
});

export const reportMessage = endpoint({
  name: 'service.report',
  summary: 'Report a message of the other side, on which an operator decides',
  who: 'shopper',
  method: 'POST',
  path: '/api/service/report',
  input: z.object({ message_id: id, reason: z.enum(messageReportReasons), words: text(500, 0).default('') }),
  output: none,
  refusals: ['message_not_found', 'message_reported'],
  notice: 'message_reported',
});

export const endConversation = endpoint({
  name: 'service.end',
  summary: 'End an own conversation; another message reopens it',
  who: 'shopper',
  method: 'POST',
  path: '/api/service/end',
  input: z.object(withWhom),
  output: conversation,
  refusals: ['conversation_not_found'],
});

export const rateConversation = endpoint({
  name: 'service.rate',
  summary: 'Rate a conversation that ended, once per end',
  who: 'shopper',
  method: 'POST',
  path: '/api/service/rate',
  input: z.object({ ...withWhom, stars: int.pipe(z.int().min(1).max(5)), words: text(500, 0).default('') }),
  output: conversation,
  refusals: ['conversation_not_found', 'service_rating_over'],
});
