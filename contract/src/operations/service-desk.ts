import { z } from 'zod';
import { flag, id, int, text } from '../base/fields.ts';
import { inEveryLanguage, textInEveryLanguage } from '../base/local-texts.ts';
import { deskPages, filter } from '../base/desk-list.ts';
import { maxMessageLength, messageCard, messagePreview, serviceMarks } from './service.ts';

/** What the desks of shops and of operators share: the shapes of conversations, saved replies and hours. */

/** Somebody who can take conversations: a member of the shop or an operator. */
export const agent = z.object({ id: z.string(), name: z.string() });

/**
 * `waiting`: the shopper waits for an answer; `mine`: assigned to the caller; `unassigned`: open and nobody’s; `open`, `closed`:
 * all of them.
 */
export const conversationQueues = ['waiting', 'mine', 'unassigned', 'open', 'closed'] as const;
export type ConversationQueue = (typeof conversationQueues)[number];

/** A conversation in the list of a desk. */
export const deskConversation = z.object({
  id: z.string(),
  shopper: z.object({ id: z.string(), name: z.string(), avatar: z.string() }),
  status: z.enum(['open', 'closed']),
  assignee: agent.nullable(),
  waiting_since: z.string().nullable().describe('Since when the shopper waits for an answer'),
  answer_due: z.string().nullable().describe('When that is later than the desk wants to answer'),
  last_number: z.int(),
  last_at: z.string(),
  last: messagePreview.nullable(),
  unread: z.int(),
  ...serviceMarks.shape,
  blocked_by_shopper: flag,
  blocked_by_desk: flag,
});
export type DeskConversation = z.output<typeof deskConversation>;

export const internalNote = z.object({ id: z.string(), at: z.string(), author: z.string(), text: z.string() });

export const serviceRating = z.object({
  stars: z.int(),
  words: z.string(),
  at: z.string(),
  assignee: z.string().describe('Name of the member or operator who had the conversation; may be empty'),
});

/** A conversation opened at a desk. */
export const openedConversation = deskConversation.extend({
  notes: z.array(internalNote).describe('Read by this desk only, the oldest first'),
  ratings: z.array(serviceRating).describe('The latest first'),
  variables: z
    .record(z.string(), z.string())
    .describe('Values for `{shopper}`, `{shop}`, `{agent}` and `{order}` in saved replies'),
  orders: z
    .array(z.object({ id: z.string(), number: z.string(), at: z.string(), amount: z.string(), status: z.string() }))
    .describe('The latest orders of this shopper, at the shop or anywhere'),
});
export type OpenedConversation = z.output<typeof openedConversation>;

export const conversationsInput = {
  queue: filter(z.enum(conversationQueues)),
  q: filter(text(100)).describe('The start of a shopper’s name, or words of a message'),
  cursor: filter(text(200)),
  limit: int.pipe(z.int().min(1).max(100)).default(25),
};
export const conversationsOutput = deskPages(deskConversation).extend({
  counts: z.record(z.string(), z.int()).describe('Conversations per queue'),
  unread: z.int(),
});

/** What a desk can attach to a message of a conversation. */
export const attachableInput = {
  id,
  q: filter(text(100)).describe('Part of the number of an order or refund, or words of a product'),
};
export const attachableOutput = z.object({ list: z.array(messageCard) });

/** The most saved replies of a desk. */
export const maxSavedReplies = 200;
/** The variables that a saved reply may contain, in braces. */
export const replyVariables = ['shopper', 'shop', 'agent', 'order'] as const;

export const savedReply = z.object({ id: z.string(), title: z.string(), text: z.string(), at: z.string() });
export const savedReplyInput = {
  id: filter(id).describe('Absent: a new one'),
  title: text(60),
  text: text(maxMessageLength),
};

/** A time of day as `HH:MM`. */
const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/);

/** When a desk answers: 7 days from Monday; null: all day, every day. */
export const serviceHours = z.object({
  time_zone: z.string(),
  days: z
    .array(z.object({ from: timeOfDay, until: timeOfDay }).nullable())
    .length(7)
    .nullable()
    .describe('Monday to Sunday, null for a day off; null altogether: always'),
  answer_minutes: z.int().describe('In which a shopper should get a first answer'),
  absences: textInEveryLanguage.describe('Sent by itself outside the hours; none where all are empty'),
});
export type ServiceHours = z.output<typeof serviceHours>;

export const serviceHoursInput = {
  time_zone: text(60),
  days: serviceHours.shape.days,
  answer_minutes: int.pipe(
    z
      .int()
      .min(1)
      .max(7 * 24 * 60),
  ),
  absences: inEveryLanguage(500),
};

/** What a desk needs to know of itself. */
export const serviceDesk = z.object({
  hours: serviceHours,
  agents: z.array(agent).describe('To whom conversations can be assigned'),
  unread: z.int(),
  waiting: z.int(),
  first_answer_minutes: z.int().nullable().describe('Median of the last 30 days; null without answers'),
  rating: z.number().nullable().describe('Mean of the last 90 days; null without ratings'),
  ratings: z.int(),
});
