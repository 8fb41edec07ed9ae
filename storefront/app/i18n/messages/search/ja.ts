import type { Complete } from '../complete.ts';
import type { search as english } from './en.ts';

export const search = {
  'search.placeholder': '商品をさがす',
  'search.clear': '消去',
  'search.recent': '最近の検索',
  'search.forget': 'すべて消去',
  'search.popular': 'いま人気',
  'search.filter': '絞り込み',
  'search.removeFilter': '絞り込みを外す',
  'search.category': 'カテゴリー',
  'search.reset': 'リセット',
  'search.show_other': '{{count}}件を表示',
  'search.showAny': '結果を表示',
  'search.results_other': '{{count}}件',
  'search.nothing': '「{{words}}」は見つかりませんでした',
  'search.nothingText': '言葉を減らすか変えてお試しください。5つの言語のどれでも検索できます。',
  'search.again': '検索し直す',
} satisfies Complete<typeof english>;
