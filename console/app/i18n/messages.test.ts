import { describe, expect, it } from 'vitest';
import { en, type Words } from './messages/en.ts';
import { ja } from './messages/ja.ts';
import { ko } from './messages/ko.ts';
import { th } from './messages/th.ts';
import { zhCN } from './messages/zh-CN.ts';

const leaves = (tree: object, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : leaves(value as object, `${path}${key}.`),
  );
const fillings = (text: string) => [...new Set(text.match(/%\{\w+\}/g))].sort();
const english = new Map(leaves(en));

describe.each(Object.entries({ ja, ko, th, 'zh-CN': zhCN } satisfies Record<string, Words>))(
  'the desk in %s',
  (_, words) => {
    it('fills in the same values as English', () => {
      for (const [path, text] of leaves(words))
        expect([path, fillings(text)]).toEqual([path, fillings(english.get(path)!)]);
    });

    it('has no empty words', () => {
      expect(leaves(words).filter(([, text]) => text.trim() === '')).toEqual([]);
    });
  },
);
