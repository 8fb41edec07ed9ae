import type { Texts } from '../locales.ts';

/** Catalogue, shops and the cart. */
export const goods = {
  product_not_found: {
    en: 'This product was not found. Please search for it or choose another one.',
    'zh-CN': '找不到该商品，请搜索或选择其他商品。',
    ja: 'この商品は見つかりません。検索するか、別の商品をお選びください。',
    ko: '상품을 찾을 수 없습니다. 검색하거나 다른 상품을 선택해 주세요.',
    th: 'ไม่พบสินค้านี้ กรุณาค้นหาหรือเลือกสินค้าอื่น',
  },
  category_not_found: {
    en: 'This category was not found. Please choose one from the list.',
    'zh-CN': '找不到该分类，请从列表中选择。',
    ja: 'このカテゴリーは見つかりません。一覧からお選びください。',
    ko: '카테고리를 찾을 수 없습니다. 목록에서 선택해 주세요.',
    th: 'ไม่พบหมวดหมู่นี้ กรุณาเลือกจากรายการ',
  },
  shop_not_found: {
    en: 'This shop was not found. Please look for another one.',
    'zh-CN': '找不到该店铺，请看看其他店铺。',
    ja: 'このショップは見つかりません。ほかのショップをご覧ください。',
    ko: '상점을 찾을 수 없습니다. 다른 상점을 둘러봐 주세요.',
    th: 'ไม่พบร้านค้านี้ กรุณาเลือกดูร้านอื่น',
  },
  choose_options: {
    en: 'This choice is not complete or not offered. Please choose one value of each option.',
    'zh-CN': '规格未选全或不存在，请逐项选择规格。',
    ja: '選択が足りないか、取り扱いのない組み合わせです。各項目から1つずつお選びください。',
    ko: '옵션을 모두 고르지 않았거나 없는 조합입니다. 옵션마다 하나씩 선택해 주세요.',
    th: 'เลือกตัวเลือกไม่ครบหรือไม่มีแบบนี้ กรุณาเลือกให้ครบทุกรายการ',
  },
  stock_short: {
    en: 'There are not enough in stock[; {left} left]. Please lower the quantity.',
    'zh-CN': '库存不足[，仅剩 {left} 件]，请减少数量。',
    ja: '在庫が足りません[（残り{left}点）]。数量を減らしてください。',
    ko: '재고가 부족합니다[({left}개 남음)]. 수량을 줄여 주세요.',
    th: 'สินค้ามีไม่เพียงพอ[ (เหลือ {left} ชิ้น)] กรุณาลดจำนวน',
  },
  sold_out: {
    en: 'This choice is sold out. Please choose another one.',
    'zh-CN': '该规格已售罄，请选择其他规格。',
    ja: '売り切れです。ほかの種類をお選びください。',
    ko: '품절되었습니다. 다른 옵션을 선택해 주세요.',
    th: 'สินค้าแบบนี้หมดแล้ว กรุณาเลือกแบบอื่น',
  },
  product_gone: {
    en: 'This product is no longer sold. Please take it out of your cart or choose another one.',
    'zh-CN': '该商品已下架，请从购物车中移除或选择其他商品。',
    ja: 'この商品は販売を終了しました。カートから削除するか、別の商品をお選びください。',
    ko: '판매가 끝난 상품입니다. 장바구니에서 빼거나 다른 상품을 선택해 주세요.',
    th: 'สินค้านี้เลิกจำหน่ายแล้ว กรุณานำออกจากตะกร้าหรือเลือกสินค้าอื่น',
  },
  cart_line_not_found: {
    en: 'This item is no longer in your cart. Please reload the cart.',
    'zh-CN': '该商品已不在购物车中，请刷新购物车。',
    ja: 'この商品はすでにカートにありません。カートを再読み込みしてください。',
    ko: '장바구니에 더 이상 없는 상품입니다. 장바구니를 새로 고쳐 주세요.',
    th: 'สินค้านี้ไม่อยู่ในตะกร้าแล้ว กรุณาโหลดตะกร้าใหม่',
  },
  cart_full: {
    en: 'Your cart is full[: {limit} different items at most]. Please check out or remove some first.',
    'zh-CN': '购物车已满[，最多 {limit} 种商品]，请先结算或移除部分商品。',
    ja: 'カートがいっぱいです[（最大{limit}種類）]。先に購入手続きをするか、商品を減らしてください。',
    ko: '장바구니가 가득 찼습니다[(최대 {limit}종)]. 먼저 주문하거나 상품을 빼 주세요.',
    th: 'ตะกร้าสินค้าเต็มแล้ว[ (สูงสุด {limit} รายการ)] กรุณาสั่งซื้อหรือนำสินค้าบางส่วนออกก่อน',
  },
  nothing_selected: {
    en: 'Nothing is selected. Please choose at least one item.',
    'zh-CN': '您还没有选择商品，请至少选择一件。',
    ja: '商品が選択されていません。1点以上お選びください。',
    ko: '선택한 상품이 없습니다. 하나 이상 선택해 주세요.',
    th: 'ยังไม่ได้เลือกสินค้า กรุณาเลือกอย่างน้อย 1 รายการ',
  },
} as const satisfies Record<string, Texts>;
