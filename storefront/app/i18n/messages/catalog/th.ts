import type { Complete } from '../complete.ts';
import type { catalog as english } from './en.ts';

export const catalog = {
  'catalog.sold_other': 'ขายแล้ว {count}',
  'catalog.new': 'มาใหม่',
  'catalog.soldOut': 'สินค้าหมด',
  'catalog.top': 'อันดับ {rank}',
  'catalog.score': 'คะแนน {score} จาก 5',
  'catalog.add': 'เพิ่มลงตะกร้า: {title}',
  'catalog.added': 'เพิ่มลงตะกร้าแล้ว',
  'catalog.viewCart': 'ดูตะกร้า',
  'catalog.addToCart': 'เพิ่มลงตะกร้า',
  'catalog.buyNow': 'ซื้อเลย',
  'catalog.position': '{position} จาก {total}',
  'catalog.before': 'ราคาเดิม',
  'catalog.flash.mark': 'แฟลชเซล',
  'catalog.flash.endsIn': 'สิ้นสุดใน {left}',
  'catalog.flash.days': '{days} วัน {clock}',
  'catalog.flash.sold': 'ขายแล้ว {percent}',
  'catalog.stockLeft_other': 'มีสินค้า {count} ชิ้น',
  'catalog.choose': 'เลือก{option}',
  'catalog.quantity': 'จำนวน',
  'catalog.fewer': 'ลดหนึ่งชิ้น',
  'catalog.more': 'เพิ่มหนึ่งชิ้น',
  'catalog.categories': 'หมวดหมู่',
  'catalog.seeAll': 'ดูทั้งหมด',
  'catalog.adultName': '{name} (18+)',
} satisfies Complete<typeof english>;
