import { expect, test } from 'vitest';
import { makeLanguage } from './language.ts';

test('added messages are used without notifying subscribers', () => {
  const language = makeLanguage('en', { 'title.home': 'Home' });
  let notified = 0;
  language.subscribe(() => notified++);
  const { t } = language.now();
  language.learn('en', { 'title.bag': 'Cart' });
  expect([t('title.home'), t('title.bag'), notified]).toEqual(['Home', 'Cart', 0]);
});

test('messages of a language that is no longer current are ignored', () => {
  const language = makeLanguage('en', { 'title.home': 'Home' });
  language.speak('ja', { 'title.home': 'ホーム', 'title.bag': 'カート' });
  language.learn('en', { 'title.home': 'Home', 'title.bag': 'Cart' });
  expect(language.now().t('title.bag')).toBe('カート');
});
