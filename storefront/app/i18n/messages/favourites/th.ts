import type { Complete } from '../complete.ts';
import type { favourites as english } from './en.ts';

export const favourites = {
  'favourites.products': 'สินค้า',
  'favourites.shops': 'ร้านค้า',
  'favourites.newProducts': 'ของใหม่จากร้าน',
  'favourites.refresh': 'รีเฟรชรายการ',
  'favourites.noProducts': 'ยังไม่มีสินค้าโปรด',
  'favourites.noProductsText': 'แตะรูปหัวใจที่สินค้าเพื่อเก็บไว้ที่นี่ เราจะแสดงให้เห็นเมื่อสินค้าลดราคาหรือมีของอีกครั้ง',
  'favourites.browse': 'ดูสินค้า',
  'favourites.remove': 'นำ {title} ออกจากรายการโปรด',
  'favourites.removed': 'นำออกแล้ว: {title}',
  'favourites.undo': 'เลิกทำ',
  'favourites.unavailable': 'เลิกจำหน่ายแล้ว',
  'favourites.cheaper': 'ลดราคาแล้ว',
  'favourites.backInStock': 'มีของอีกครั้ง',
  'favourites.noShops': 'ยังไม่ได้ติดตามร้านใด',
  'favourites.noShopsText': 'ติดตามร้านค้าแล้วดูของใหม่ของร้านได้ที่นี่',
  'favourites.findShops': 'ค้นหาร้านค้า',
  'favourites.clear': 'ล้าง',
  'favourites.keep': 'เก็บไว้',
  'favourites.clearTitle': 'ล้างรายการที่ดูล่าสุดหรือไม่',
  'favourites.clearText': 'รายการสินค้าที่คุณดูจะถูกลบ',
  'favourites.noViews': 'ยังไม่มีสินค้าที่ดูล่าสุด',
  'favourites.noViewsText': 'สินค้าที่คุณดูจะอยู่ที่นี่ และมีเพียงคุณเท่านั้นที่เห็น',
} satisfies Complete<typeof english>;
