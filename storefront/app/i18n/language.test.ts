import { expect, test } from 'vitest';
import { makeLanguage } from './language.ts';

test('a language learns words without anybody being told, and what is shown says them', () => {
  const language = makeLanguage('en', { 'title.home': 'Home' });
  let told = 0;
  language.subscribe(() => told++);
  const { t } = language.now();
  language.learn('en', { 'title.bag': 'Cart' });
  expect([t('title.home'), t('title.bag'), told]).toEqual(['Home', 'Cart', 0]);
});

test('words that come after the language was switched are not mixed into the other', () => {
  const language = makeLanguage('en', { 'title.home': 'Home' });
  language.speak('ja', { 'title.home': 'ホーム', 'title.bag': 'カート' });
  language.learn('en', { 'title.home': 'Home', 'title.bag': 'Cart' });
  expect(language.now().t('title.bag')).toBe('カート');
});
