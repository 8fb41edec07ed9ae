import { z } from 'zod';
import { endpoint } from '../../base/endpoint.ts';
import { flag, id, int, none, nothing, text } from '../../base/fields.ts';
import { filter } from '../../base/desk-list.ts';
import * as desk from '../service-desk.ts';
import {
  historyInput,
  historyPage,
  messageInput,
  messageReportReasons,
  serviceMessage,
  translation,
  translationInput,
} from '../service.ts';
import { streamTicket } from '../service-live.ts';

const whose = { who: 'merchant', right: 'service' } as const;
const one = z.object({ id });

export const shopConversations = endpoint({
  name: 'shopDesk.conversations',
  summary: 'Conversations with shoppers, the latest first; those that wait, the longest waiting first',
  ...whose,
  method: 'GET',
  path: '/api/shop/service/conversations',
  input: z.object(desk.conversationsInput),
  output: desk.conversationsOutput,
  refusals: [],
});

export const shopConversation = endpoint({
  name: 'shopDesk.conversation',
  summary: 'One conversation with its notes, ratings and latest orders',
  ...whose,
  method: 'GET',
  path: '/api/shop/service/conversation',
  input: one,
  output: desk.openedConversation,
  refusals: ['conversation_not_found'],
});

export const shopMessages = endpoint({
  name: 'shopDesk.messages',
  summary: 'Messages of a conversation',
  ...whose,
  method: 'GET',
  path: '/api/shop/service/messages',
  input: one.extend(historyInput),
  output: historyPage,
  refusals: ['conversation_not_found'],
});

export const shopAttachable = endpoint({
  name: 'shopDesk.attachable',
  summary: 'What can be attached to a message: the shopper’s orders and refunds at the shop, and its products on sale',
  ...whose,
  method: 'GET',
  path: '/api/shop/service/attachable',
  input: z.object(desk.attachableInput),
  output: desk.attachableOutput,
  refusals: ['conversation_not_found'],
});

export const sendAsShop = endpoint({
  name: 'shopDesk.sendMessage',
  summary: 'Write to a shopper who wrote first; assigns the conversation to the writer if it is nobody’s',
  ...whose,
  method: 'POST',
  path: '/api/shop/service/send',
  input: one.extend(messageInput),
  output: serviceMessage,
  refusals: [
    'conversation_not_found',
    'conversation_blocked',
    'message_empty',
    'message_id_used',
    'picture_invalid',
    'card_invalid',
    'too_many_requests',
  ],
  unlogged: true,
});

export const markAsShop = endpoint({
  name: 'shopDesk.markMessages',
  summary: 'Say how far the shop has received and read; marks never go back',
  ...whose,
  method: 'POST',
  path: '/api/shop/service/mark',
  input: one.extend({ received: int.default(0), read: int.default(0) }),
  output: z.object({ unread: z.int().describe('In all conversations') }),
  refusals: ['conversation_not_found'],
  unlogged: true,
});

export const typingAsShop = endpoint({
  name: 'shopDesk.typing',
  summary: 'Say that somebody of the shop is typing',
  ...whose,
  method: 'POST',
  path: '/api/shop/service/typing',
  input: one,
  output: none,
  refusals: ['conversation_not_found'],
  unlogged: true,
});

export const translateAsShop = endpoint({
  name: 'shopDesk.translateMessage',
  summary: 'Translate a message of a conversation; the original stays',
  ...whose,
  method: 'POST',
  path: '/api/shop/service/translate',
  input: z.object(translationInput),
  output: translation,
  refusals: ['message_not_found', 'translation_unavailable', 'too_many_requests'],
  unlogged: true,
});

export const assignAsShop = endpoint({
  name: 'shopDesk.assignConversation',
  summary: 'Assign a conversation to a member, or to nobody',
  ...whose,
  method: 'POST',
  path: '/api/shop/service/assign',
  input: one.extend({ agent_id: filter(id).describe('Absent: nobody') }),
  output: desk.openedConversation,
  refusals: ['conversation_not_found', 'assignee_unknown'],
});

export const closeAsShop = endpoint({
  name: 'shopDesk.closeConversation',
  summary: 'End a conversation; the shopper can rate it, and another message reopens it',
  ...whose,
  method: 'POST',
  path: '/api/shop/service/close',
  input: one,
  output: desk.openedConversation,
  refusals: ['conversation_not_found', 'already_decided'],
});

export const noteAsShop = endpoint({
  name: 'shopDesk.noteConversation',
  summary: 'Add a note that only the shop reads',
  ...whose,
  method: 'POST',
  path: '/api/shop/service/note',
  input: one.extend({ text: text(2_000) }),
  output: desk.openedConversation,
  refusals: ['conversation_not_found'],
});

export const blockShopper = endpoint({
  name: 'shopDesk.blockShopper',
  summary: 'Get no more messages of a shopper, or get them again; orders and refunds are not affected',
  ...whose,
  method: 'POST',
  path: '/api/shop/service/block',
  input: one.extend({ blocked: int.pipe(flag) }),
  output: desk.openedConversation,
  refusals: ['conversation_not_found'],
});

export const reportAsShop = endpoint({
  name: 'shopDesk.reportMessage',
  summary: 'Report a message of a shopper, on which an operator decides',
  ...whose,
  method: 'POST',
  path: '/api/shop/service/report',
  input: z.object({ message_id: id, reason: z.enum(messageReportReasons), words: text(500, 0).default('') }),
  output: none,
  refusals: ['message_not_found', 'message_reported'],
});

export const shopServiceDesk = endpoint({
  name: 'shopDesk.service',
  summary: 'Hours, members, figures',
  ...whose,
  method: 'GET',
  path: '/api/shop/service/desk',
  input: nothing,
  output: desk.serviceDesk,
  refusals: [],
});

export const setShopServiceHours = endpoint({
  name: 'shopDesk.setServiceHours',
  summary: 'Set hours, absence text and the time for a first answer',
  ...whose,
  method: 'POST',
  path: '/api/shop/service/hours',
  input: z.object(desk.serviceHoursInput),
  output: desk.serviceDesk,
  refusals: ['service_hours_invalid'],
});

export const shopSavedReplies = endpoint({
  name: 'shopDesk.savedReplies',
  summary: 'Saved replies, by title',
  ...whose,
  method: 'GET',
  path: '/api/shop/service/replies',
  input: nothing,
  output: z.object({ list: z.array(desk.savedReply), total: z.int() }),
  refusals: [],
});

export const saveShopReply = endpoint({
  name: 'shopDesk.saveReply',
  summary: 'Add or change a saved reply',
  ...whose,
  method: 'POST',
  path: '/api/shop/service/reply_save',
  input: z.object(desk.savedReplyInput),
  output: desk.savedReply,
  refusals: ['saved_reply_not_found', 'saved_reply_limit'],
});

export const removeShopReply = endpoint({
  name: 'shopDesk.removeReply',
  summary: 'Remove a saved reply',
  ...whose,
  method: 'POST',
  path: '/api/shop/service/reply_remove',
  input: one,
  output: none,
  refusals: ['saved_reply_not_found'],
});

export const openShopStream = endpoint({
  name: 'shopDesk.openStream',
  summary: 'Get a ticket for one stream of live events',
  ...whose,
  method: 'POST',
  path: '/api/shop/service/stream_ticket',
  input: nothing,
  output: streamTicket,
  refusals: [],
  unlogged: true,
});
