import type { Complete } from '../complete.ts';
import type { search as english } from './en.ts';

export const search = {
  'search.placeholder': '搜索商品',
  'search.clear': '清空',
  'search.recent': '最近搜索',
  'search.forget': '全部清除',
  'search.popular': '大家在买',
  'search.filter': '筛选',
  'search.removeFilter': '移除筛选条件',
  'search.category': '分类',
  'search.reset': '重置',
  'search.show_other': '查看 {{count}} 件商品',
  'search.showAny': '查看结果',
  'search.results_other': '共 {{count}} 件商品',
  'search.nothing': '没有找到“{{words}}”',
  'search.nothingText': '换个词或少输几个字试试，五种语言都可以搜。',
  'search.again': '重新搜索',
} satisfies Complete<typeof english>;
