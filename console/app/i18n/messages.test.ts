import { namesIn } from '@tradewind/contract/base/fill-text';
import { describe, expect, it, vi } from 'vitest';
import { en, type Messages } from './messages/en.ts';
import { ja } from './messages/ja.ts';
import { ko } from './messages/ko.ts';
import { th } from './messages/th.ts';
import { zhCN } from './messages/zh-CN.ts';

const leaves = (tree: object, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : leaves(value as object, `${path}${key}.`),
  );
const english = new Map(leaves(en));

describe.each(Object.entries({ ja, ko, th, 'zh-CN': zhCN } satisfies Record<string, Messages>))(
  'the messages in %s',
  (_, messages) => {
    it('fill in the same values as English', () => {
      for (const [path, text] of leaves(messages))
        expect([path, namesIn(text)]).toEqual([path, namesIn(english.get(path)!)]);
    });

    it('have no placeholder of another syntax', () => {
      const broken = ([, text]: [string, string]) => /[{}]|%\{/.test(text.replace(/(?<!%)\{\w+\}/g, ''));
      expect(leaves(messages).filter(broken)).toEqual([]);
    });

    it('have no empty text', () => {
      expect(leaves(messages).filter(([, text]) => text.trim() === '')).toEqual([]);
    });
  },
);

it("reads react-admin's own English in the syntax of ours", async () => {
  // It looks for a page when it is loaded, and does without one.
  await import('react-admin');
  vi.stubGlobal('document', { documentElement: {} });
  const { i18nProvider } = await import('./i18n-provider.ts');
  await i18nProvider.changeLocale('en');
  expect(i18nProvider.translate('ra.action.bulk_actions', { smart_count: 3 })).toBe('3 items selected');
});
