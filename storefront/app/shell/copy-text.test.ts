import { afterEach, expect, it, vi } from 'vitest';
import { currentToast, toast } from '../design/toast-store.ts';
import { allMessages } from '../i18n/messages/all.ts';
import { makeTranslate } from '../i18n/translate.ts';
import { copyText } from './copy-text.ts';

const t = makeTranslate('en', allMessages.en);

afterEach(() => {
  toast.close();
  vi.unstubAllGlobals();
});

it('says that copying needs HTTPS where the browser has no clipboard', async () => {
  vi.stubGlobal('navigator', {});
  expect(await copyText(t, 'TX')).toBe(false);
  expect(currentToast()?.text).toBe('This operation is not supported by non-HTTPS protocol');
});

it('says that copying failed where the browser refuses it', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('denied')) } });
  expect(await copyText(t, 'TX')).toBe(false);
  expect(currentToast()?.text).toBe('Copy Fail');
});

it('copies where it is allowed', async () => {
  const copied: string[] = [];
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => copied.push(text) } });
  expect(await copyText(t, 'TX')).toBe(true);
  expect(copied).toEqual(['TX']);
});
