import { z } from 'zod';
import { deskPages, filter } from '../../base/desk-list.ts';
import { endpoint } from '../../base/endpoint.ts';
import { flag, id, int, none, nothing, text } from '../../base/fields.ts';
import * as desk from '../service-desk.ts';
import {
  historyInput,
  historyPage,
  messageInput,
  messageReportReasons,
  serviceMessage,
  serviceSides,
  translation,
  translationInput,
} from '../service.ts';
import { streamTicket } from '../service-live.ts';

const whose = { who: 'operator', roles: ['support'] } as const;
const one = z.object({ id });

export const deskConversations = endpoint({
  name: 'desk.conversations',
  summary: 'Conversations of shoppers with the platform, the latest first; those that wait, the longest waiting first',
  ...whose,
  method: 'GET',
  path: '/api/desk/service/conversations',
  input: z.object(desk.conversationsInput),
  output: desk.conversationsOutput,
  refusals: [],
});

export const deskConversationById = endpoint({
  name: 'desk.conversation',
  summary: 'One conversation with the platform, with its notes, ratings and latest orders',
  ...whose,
  method: 'GET',
  path: '/api/desk/service/conversation',
  input: one,
  output: desk.openedConversation,
  refusals: ['conversation_not_found'],
});

export const deskMessages = endpoint({
  name: 'desk.messages',
  summary: 'Messages of a conversation with the platform',
  ...whose,
  method: 'GET',
  path: '/api/desk/service/messages',
  input: one.extend(historyInput),
  output: historyPage,
  refusals: ['conversation_not_found'],
});

export const deskAttachable = endpoint({
  name: 'desk.attachable',
  summary:
    'What can be attached to a message: the shopper’s orders and refunds, and products on sale that contain the words',
  ...whose,
  method: 'GET',
  path: '/api/desk/service/attachable',
  input: z.object(desk.attachableInput),
  output: desk.attachableOutput,
  refusals: ['conversation_not_found'],
});

export const sendAsPlatform = endpoint({
  name: 'desk.sendMessage',
  summary: 'Write to a shopper; assigns the conversation to the writer if it is nobody’s',
  ...whose,
  method: 'POST',
  path: '/api/desk/service/send',
  input: one.extend({ message_id: messageInput.message_id, text: messageInput.text, card: messageInput.card }),
  output: serviceMessage,
  refusals: ['conversation_not_found', 'message_empty', 'message_id_used', 'card_invalid', 'too_many_requests'],
});

export const markAsPlatform = endpoint({
  name: 'desk.markMessages',
  summary: 'Say how far the desk has received and read; marks never go back',
  ...whose,
  method: 'POST',
  path: '/api/desk/service/mark',
  input: one.extend({ received: int.default(0), read: int.default(0) }),
  output: z.object({ unread: z.int().describe('In all conversations') }),
  refusals: ['conversation_not_found'],
});

export const typingAsPlatform = endpoint({
  name: 'desk.typing',
  summary: 'Say that somebody of the platform is typing',
  ...whose,
  method: 'POST',
  path: '/api/desk/service/typing',
  input: one,
  output: none,
  refusals: ['conversation_not_found'],
});

export const translateAsPlatform = endpoint({
  name: 'desk.translateMessage',
  summary: 'Translate a message of a conversation; the original stays',
  ...whose,
  method: 'POST',
  path: '/api/desk/service/translate',
  input: z.object(translationInput),
  output: translation,
  refusals: ['message_not_found', 'translation_unavailable', 'too_many_requests'],
});

export const assignAsPlatform = endpoint({
  name: 'desk.assignConversation',
  summary: 'Take a conversation, transfer it to another operator with a note, or give it back to the queue',
  ...whose,
  method: 'POST',
  path: '/api/desk/service/assign',
  input: one.extend({
    agent_id: filter(id).describe('Absent: back to the queue'),
    note: text(2_000, 0).default('').describe('Becomes an internal note'),
  }),
  output: desk.openedConversation,
  refusals: ['conversation_not_found', 'assignee_unknown'],
});

export const closeAsPlatform = endpoint({
  name: 'desk.closeConversation',
  summary: 'End a conversation; the shopper can rate it, and another message reopens it',
  ...whose,
  method: 'POST',
  path: '/api/desk/service/close',
  input: one,
  output: desk.openedConversation,
  refusals: ['conversation_not_found', 'already_decided'],
});

export const noteAsPlatform = endpoint({
  name: 'desk.noteConversation',
  summary: 'Add a note that only operators read',
  ...whose,
  method: 'POST',
  path: '/api/desk/service/note',
  input: one.extend({ text: text(2_000) }),
  output: desk.openedConversation,
  refusals: ['conversation_not_found'],
});

export const conversationTranscript = endpoint({
  name: 'desk.conversationTranscript',
  summary: 'A whole conversation with the platform as text, in UTC, without internal notes',
  ...whose,
  method: 'GET',
  path: '/api/desk/service/transcript',
  input: one,
  output: z.object({ file_name: z.string(), text: z.string() }),
  refusals: ['conversation_not_found'],
});

export const disputeConversation = endpoint({
  name: 'desk.disputeConversation',
  summary: 'What shopper and shop of a disputed refund wrote to each other',
  ...whose,
  method: 'GET',
  path: '/api/desk/service/of_dispute',
  input: z.object({ refund_id: id, ...historyInput }),
  output: historyPage,
  refusals: ['refund_not_found'],
});

/** `open`: waits for a decision. */
export const messageReportQueues = ['open', 'decided'] as const;

export const messageReport = z.object({
  id: z.string(),
  at: z.string(),
  by: z.enum(serviceSides),
  reporter: z.string().describe('Name of the account'),
  reason: z.enum(messageReportReasons),
  words: z.string(),
  conversation_id: z.string(),
  shopper: z.object({ id: z.string(), name: z.string() }),
  shop: z.object({ id: z.string(), name: z.string() }).nullable(),
  message: serviceMessage,
  context: z.array(serviceMessage).describe('Up to ten messages before and after it; only with one report'),
  decided_at: z.string().nullable(),
  decided_by: z.string(),
  decision: z.string().describe('The reason of the operator'),
  hidden: flag.describe('1: the message is hidden from both sides'),
});

export const messageReports = endpoint({
  name: 'desk.messageReports',
  summary: 'Reported messages, the oldest open ones first',
  ...whose,
  method: 'GET',
  path: '/api/desk/service/reports',
  input: z.object({
    queue: filter(z.enum(messageReportQueues)),
    cursor: filter(text(200)),
    limit: int.pipe(z.int().min(1).max(100)).default(25),
  }),
  output: deskPages(messageReport).extend({ counts: z.record(z.string(), z.int()).describe('Reports per queue') }),
  refusals: [],
});

export const messageReportById = endpoint({
  name: 'desk.messageReport',
  summary: 'One report with the messages around it',
  ...whose,
  method: 'GET',
  path: '/api/desk/service/report',
  input: one,
  output: messageReport,
  refusals: ['message_not_found'],
});

export const decideMessageReport = endpoint({
  name: 'desk.decideMessageReport',
  summary: 'Close the open reports of a message, and hide it from both sides or leave it',
  ...whose,
  method: 'POST',
  path: '/api/desk/service/report_decide',
  input: one.extend({ hide: int.pipe(flag), reason: text(500, 0) }),
  output: messageReport,
  refusals: ['message_not_found', 'already_decided', 'reason_required'],
});

export const deskService = endpoint({
  name: 'desk.service',
  summary: 'Hours, operators, figures',
  ...whose,
  method: 'GET',
  path: '/api/desk/service/desk',
  input: nothing,
  output: desk.serviceDesk,
  refusals: [],
});

export const setPlatformServiceHours = endpoint({
  name: 'desk.setServiceHours',
  summary: 'Set hours, absence text and the time for a first answer',
  ...whose,
  method: 'POST',
  path: '/api/desk/service/hours',
  input: z.object(desk.serviceHoursInput),
  output: desk.serviceDesk,
  refusals: ['service_hours_invalid'],
});

export const deskSavedReplies = endpoint({
  name: 'desk.savedReplies',
  summary: 'Saved replies, by title',
  ...whose,
  method: 'GET',
  path: '/api/desk/service/replies',
  input: nothing,
  output: z.object({ list: z.array(desk.savedReply), total: z.int() }),
  refusals: [],
});

export const saveDeskReply = endpoint({
  name: 'desk.saveReply',
  summary: 'Add or change a saved reply',
  ...whose,
  method: 'POST',
  path: '/api/desk/service/reply_save',
  input: z.object(desk.savedReplyInput),
  output: desk.savedReply,
  refusals: ['saved_reply_not_found', 'saved_reply_limit'],
});

export const removeDeskReply = endpoint({
  name: 'desk.removeReply',
  summary: 'Remove a saved reply',
  ...whose,
  method: 'POST',
  path: '/api/desk/service/reply_remove',
  input: one,
  output: none,
  refusals: ['saved_reply_not_found'],
});

export const openDeskStream = endpoint({
  name: 'desk.openStream',
  summary: 'Get a ticket for one stream of live events',
  ...whose,
  method: 'POST',
  path: '/api/desk/service/stream_ticket',
  input: nothing,
  output: streamTicket,
  refusals: [],
});
