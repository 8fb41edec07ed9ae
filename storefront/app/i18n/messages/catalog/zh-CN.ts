import type { Complete } from '../complete.ts';
import type { catalog as english } from './en.ts';

export const catalog = {
  'catalog.sold_other': '已售 {count} 件',
  'catalog.new': '新品',
  'catalog.soldOut': '已售罄',
  'catalog.top': 'TOP {rank}',
  'catalog.score': '评分 {score}，满分 5 分',
  'catalog.add': '加入购物车：{title}',
  'catalog.added': '已加入购物车',
  'catalog.viewCart': '查看购物车',
  'catalog.addToCart': '加入购物车',
  'catalog.buyNow': '立即购买',
  'catalog.position': '第 {position} 张，共 {total} 张',
  'catalog.before': '原价',
  'catalog.flash.mark': '限时秒杀',
  'catalog.flash.endsIn': '距结束 {left}',
  'catalog.flash.days': '{days}天 {clock}',
  'catalog.flash.sold': '已抢{percent}',
  'catalog.stockLeft_other': '库存 {count} 件',
  'catalog.choose': '请选择{option}',
  'catalog.quantity': '数量',
  'catalog.fewer': '减少一件',
  'catalog.more': '增加一件',
  'catalog.categories': '分类',
  'catalog.seeAll': '查看全部',
  'catalog.adultName': '{name}（18+）',
} satisfies Complete<typeof english>;
