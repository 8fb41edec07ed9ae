import { namesIn } from '@tradewind/contract/base/fill-text';
import { locales } from '@tradewind/contract/base/locales';
import { describe, expect, it } from 'vitest';
import { safeHtml } from '../../base/html/safe-html.ts';
import { settingsFrom } from '../settings/index.ts';
import { defaultTexts } from './defaults/index.ts';
import { htmlOfOutline } from './defaults/outline.ts';
import { textFacts, unknownPlace } from './text-facts.ts';

const texts = defaultTexts();

describe('the texts that come with the software', () => {
  it('name only places that have a value, the same ones in every language', () => {
    for (const { slug, titles, bodies } of texts) {
      const named = locales.map((locale) => namesIn(`${titles[locale]} ${bodies[locale] ?? ''}`));
      for (const [at, names] of named.entries())
        expect([slug, locales[at], names]).toEqual([slug, locales[at], named[0]]);
      expect(unknownPlace(named[0]!.map((name) => `{${name}}`).join(''))).toBeNull();
    }
  });

  it('are complete in every language', () => {
    for (const { kind, slug, titles, bodies } of texts)
      for (const locale of locales) {
        expect([slug, locale, titles[locale]]).toEqual([slug, locale, expect.stringMatching(/\S/)]);
        if (kind !== 'help_topic')
          expect([slug, locale, bodies[locale]]).toEqual([slug, locale, expect.stringMatching(/^<(p|h3|ul)>/)]);
      }
  });

  it('hold nothing that would be removed when an operator publishes them again', () => {
    for (const { bodies } of texts) for (const html of Object.values(bodies)) expect(safeHtml(html)).toBe(html);
  });

  it('repeat no figure of a setting', () => {
    const written = texts.filter(({ kind }) => kind !== 'law').flatMap(({ bodies }) => bodies.en ?? []);
    expect(written.filter((html) => /\b(30 minutes|48 hours|72 hours|15 days|45 days)\b/.test(html))).toEqual([]);
  });
});

it('an outline becomes headings, lists and paragraphs', () => {
  expect(htmlOfOutline('## A & B\n\nOne\ntwo\n\n- x\n- y')).toBe(
    '<h3>A &amp; B</h3><p>One two</p><ul><li>x</li><li>y</li></ul>',
  );
});

it('times are said in the reader’s language, in the largest unit in which they are whole', () => {
  const settings = settingsFrom(
    new Map<string, unknown>([
      ['orders.payMinutes', 90],
      ['orders.cancelFreeMinutes', 60],
      ['orders.cancelAnswerHours', 48],
      ['aftersale.answerHours', 72],
    ]),
  );
  expect(textFacts(settings, 'en')).toMatchObject({
    pay_time: '90 minutes',
    free_cancel_time: '1 hour',
    cancel_answer_time: '48 hours',
    answer_time: '3 days',
    withdraw_min: '$10.00',
  });
  expect(textFacts(settings, 'zh-CN').answer_time).toBe('3天');
  expect(textFacts(settings, 'th').pay_time).toBe('90 นาที');
});
