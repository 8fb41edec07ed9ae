import type { Complete } from '../complete.ts';
import type { favourites as english } from './en.ts';

export const favourites = {
  'favourites.products': '商品',
  'favourites.shops': '店铺',
  'favourites.newProducts': '店铺上新',
  'favourites.refresh': '刷新列表',
  'favourites.noProducts': '还没有收藏商品',
  'favourites.noProductsText': '点一下商品上的爱心就能收藏到这里。降价或重新到货时，我们会标出来。',
  'favourites.browse': '去逛逛',
  'favourites.remove': '取消收藏 {title}',
  'favourites.removed': '已取消收藏：{title}',
  'favourites.undo': '撤销',
  'favourites.unavailable': '已下架',
  'favourites.cheaper': '已降价',
  'favourites.backInStock': '重新到货',
  'favourites.noShops': '还没有关注店铺',
  'favourites.noShopsText': '关注店铺后，可以在这里看到它们的新品。',
  'favourites.findShops': '找店铺',
  'favourites.clear': '清空',
  'favourites.keep': '保留',
  'favourites.clearTitle': '清空浏览记录？',
  'favourites.clearText': '您看过的商品列表将被删除。',
  'favourites.noViews': '还没有浏览记录',
  'favourites.noViewsText': '您看过的商品会列在这里，只有您自己看得到。',
} satisfies Complete<typeof english>;
