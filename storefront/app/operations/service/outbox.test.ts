import { expect, it } from 'vitest';
import { newMessageId, nextToSend, readOutbox, writeOutbox, type WaitingMessage } from './outbox.ts';

const memory = () => {
  const kept = new Map<string, string>();
  return {
    get: (key: string) => kept.get(key) ?? null,
    set: (key: string, value: string) => void kept.set(key, value),
  };
};
const waiting = (text: string, more: Partial<WaitingMessage> = {}): WaitingMessage => ({
  message_id: newMessageId(),
  shop_id: '',
  text,
  pictures: [],
  ...more,
});

it('keeps messages over a reload, for their account only', () => {
  const storage = memory();
  const messages = [waiting('One'), waiting('Two')];
  writeOutbox(storage, 'lin', messages);
  expect(readOutbox(storage, 'lin')).toEqual(messages);
  expect(readOutbox(storage, 'sora')).toEqual([]);
});

it('survives a storage with something else in it', () => {
  const storage = memory();
  for (const content of ['{', 'null', '[1, {"text": 2}]']) {
    storage.set('service-outbox:lin', content);
    expect(readOutbox(storage, 'lin')).toEqual([]);
  }
});

it('sends the oldest first and leaves out what was refused', () => {
  const [refused, next] = [waiting('One', { refused: 'Blocked' }), waiting('Two')];
  expect(nextToSend([refused, next, waiting('Three')])).toBe(next);
  expect(nextToSend([refused])).toBeNull();
});

it('makes ids that the API accepts', () => {
  expect(newMessageId()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
