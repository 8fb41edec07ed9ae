import type { NotificationKind } from './kinds.ts';

/** Something that somebody should be told. */
export interface Notification {
  reader: 'user' | 'shop';
  readerId: string;
  kind: NotificationKind;
  /** What it happened to, and when where it can happen again: the same reader is told of it once. */
  subject: string;
  /** What the text names, and where it leads. */
  details: Readonly<Record<string, string>>;
  /** An address that must hear of it besides, though it is no longer the reader's. */
  alsoTo?: string;
}
