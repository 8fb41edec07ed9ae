import type { Complete } from '../complete.ts';
import type { home as english } from './en.ts';

export const home = {
  'home.closeAnnouncement': '关闭此公告',
  'home.refresh': '刷新',
  'home.banners': '精选推荐',
  'home.pause': '暂停轮播',
  'home.play': '继续轮播',
  'home.factPasscode': '每单验证支付密码',
  'home.factBill': '费用事先列明',
  'home.factLanguages': '支持五种语言',
  'home.hotShops': '热门店铺',
  'home.hotProducts': '热门商品',
  'home.hotProductsNote': '大家都在买',
  'home.flash.next': '{name} {time} 开抢',
  'home.flash.nextFrom': '{name} {time} 开抢，低至 {amount}',
  'home.newProducts': '新品上架',
  'home.newProductsNote': '店铺刚刚上新',
  'home.forYouNote': '从各类好物中为您精选',
  'home.viewed': '最近浏览',
  'home.tastes': '您喜欢的分类',
  'home.coupons': '领券中心',
  'home.followed': '关注店铺上新',
  'home.empty.title': '暂无商品在售',
  'home.empty.text': '首批店铺正在筹备中。现在开店，您的商品就会出现在这里。',
  'home.forYou': '为您推荐',
} satisfies Complete<typeof english>;
