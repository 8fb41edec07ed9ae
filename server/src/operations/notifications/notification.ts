import type { NotificationKind } from './kinds.ts';

/** A notification for one reader: a user or a shop. */
export interface Notification {
  reader: 'user' | 'shop';
  readerId: string;
  kind: NotificationKind;
  /** What it is about, with a time where that can recur; a reader gets each kind and subject once. */
  subject: string;
  /** The values for the text and the link. */
  details: Readonly<Record<string, string>>;
  /** A further address to mail, such as the reader's previous one. */
  alsoTo?: string;
}
