/** A message that is not at the server yet. */
export interface WaitingMessage {
  message_id: string;
  /** Empty: to the platform. */
  shop_id: string;
  text: string;
  pictures: string[];
  card?: { kind: 'product' | 'order' | 'refund'; id: string };
  /** Why the server refused it, in the shopper's language. */
  refused?: string;
}

/** Where waiting messages are kept over a reload. */
interface Storage {
  get(key: string): string | null;
  set(key: string, value: string): void;
}

/** Waiting messages of an account; more than these would fill the storage. */
const most = 50;

const keyOf = (accountId: string): string => `service-outbox:${accountId}`;

/** The messages of an account that wait, the oldest first. Anything unreadable is left out. */
export function readOutbox(storage: Storage, accountId: string): WaitingMessage[] {
  try {
    const stored: unknown = JSON.parse(storage.get(keyOf(accountId)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isWaiting) : [];
  } catch {
    return [];
  }
}

export function writeOutbox(storage: Storage, accountId: string, waiting: readonly WaitingMessage[]): void {
  storage.set(keyOf(accountId), JSON.stringify(waiting.slice(-most)));
}

const isWaiting = (value: unknown): value is WaitingMessage =>
  typeof value === 'object' &&
  value !== null &&
  'message_id' in value &&
  typeof value.message_id === 'string' &&
  'shop_id' in value &&
  typeof value.shop_id === 'string' &&
  'text' in value &&
  typeof value.text === 'string' &&
  'pictures' in value &&
  Array.isArray(value.pictures);

/** The next message to send: the oldest that was not refused. */
export const nextToSend = (waiting: readonly WaitingMessage[]): WaitingMessage | null =>
  waiting.find(({ refused }) => refused === undefined) ?? null;

/** A new id of a message: a UUID, also without HTTPS, where `crypto.randomUUID` is missing. */
export function newMessageId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
