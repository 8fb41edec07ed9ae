import type { Complete } from '../complete.ts';
import type { home as english } from './en.ts';

export const home = {
  'home.closeAnnouncement': '关闭此公告',
  'home.refresh': '刷新',
  'home.banners': '精选推荐',
  'home.pause': '暂停轮播',
  'home.play': '继续轮播',
  'home.factPasscode': '每笔订单需支付密码',
  'home.factBill': '费用付款前列明',
  'home.factLanguages': '支持五种语言',
  'home.hotShops': '热门店铺',
  'home.hotProducts': '热门商品',
  'home.hotProductsNote': '大家买得最多的',
  'home.flash.next': '{name} {time} 开抢',
  'home.flash.nextFrom': '{name} {time} 开抢，低至{amount}',
  'home.newProducts': '新品上架',
  'home.newProductsNote': '店铺刚刚上新',
  'home.forYouNote': '从各类好物中为你精选',
  'home.viewed': '最近浏览',
  'home.empty.title': '暂无商品在售',
  'home.empty.text': '首批店铺正在筹备中。现在开店，您的商品就会出现在这里。',
  'home.forYou': '为你推荐',
  'home.collections': '专题',
  'home.picked': '为你挑选',
  'home.shopsLikeThis': '相关店铺',
} satisfies Complete<typeof english>;
