import { expect, test } from 'vitest';
import { makeLanguage } from './language.ts';

test('added messages are used without notifying subscribers', () => {
  const language = makeLanguage('en', { 'title.home': 'Home' });
  let notified = 0;
  language.subscribe(() => notified++);
  const { t } = language.current();
  language.addMessages('en', { 'title.bag': 'Cart' });
  expect([t('title.home'), t('title.bag'), notified]).toEqual(['Home', 'Cart', 0]);
});

test('messages of a language that is no longer current are ignored', () => {
  const language = makeLanguage('en', { 'title.home': 'Home' });
  language.switchTo('ja', { 'title.home': 'ホーム', 'title.bag': 'カート' });
  language.addMessages('en', { 'title.home': 'Home', 'title.bag': 'Cart' });
  expect(language.current().t('title.bag')).toBe('カート');
});

test('texts that operators changed stand in the place of messages, also of later ones', () => {
  const language = makeLanguage('en', { 'title.home': 'Home' }, { 'title.bag': 'Basket' });
  language.addMessages('en', { 'title.bag': 'Cart' });
  expect(language.current().t('title.bag')).toBe('Basket');
  language.switchTo('ja', { 'title.home': 'ホーム', 'title.bag': 'カート' }, { 'title.home': 'トップ' });
  const { t } = language.current();
  expect([t('title.home'), t('title.bag')]).toEqual(['トップ', 'カート']);
});
