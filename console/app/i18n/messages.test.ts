import { describe, expect, it } from 'vitest';
import { en, type Messages } from './messages/en.ts';
import { ja } from './messages/ja.ts';
import { ko } from './messages/ko.ts';
import { th } from './messages/th.ts';
import { zhCN } from './messages/zh-CN.ts';

const leaves = (tree: object, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : leaves(value as object, `${path}${key}.`),
  );
const placeholders = (text: string) => [...new Set(text.match(/%\{\w+\}/g))].sort();
const english = new Map(leaves(en));

describe.each(Object.entries({ ja, ko, th, 'zh-CN': zhCN } satisfies Record<string, Messages>))(
  'the messages in %s',
  (_, messages) => {
    it('have the placeholders of English', () => {
      for (const [path, text] of leaves(messages))
        expect([path, placeholders(text)]).toEqual([path, placeholders(english.get(path)!)]);
    });

    it('have no empty text', () => {
      expect(leaves(messages).filter(([, text]) => text.trim() === '')).toEqual([]);
    });
  },
);
