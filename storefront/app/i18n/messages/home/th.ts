import type { Complete } from '../complete.ts';
import type { home as english } from './en.ts';

export const home = {
  'home.closeAnnouncement': 'ปิดประกาศนี้',
  'home.refresh': 'รีเฟรช',
  'home.banners': 'เรื่องเด่นและชุดที่คัดไว้',
  'home.pause': 'หยุดเลื่อนภาพ',
  'home.play': 'เลื่อนภาพต่อ',
  'home.factPasscode': 'ทุกคำสั่งซื้อใช้รหัสชำระเงิน',
  'home.factBill': 'แจ้งค่าใช้จ่ายครบก่อนจ่าย',
  'home.factLanguages': 'รองรับ 5 ภาษา',
  'home.hotShops': 'ร้านยอดนิยม',
  'home.hotProducts': 'สินค้ายอดนิยม',
  'home.hotProductsNote': 'สินค้าที่มีคนสั่งมากที่สุด',
  'home.flash.next': '{name} เริ่ม {time}',
  'home.flash.nextFrom': '{name} เริ่ม {time} เริ่มต้น {amount}',
  'home.newProducts': 'สินค้ามาใหม่',
  'home.newProductsNote': 'เพิ่งเข้าร้าน',
  'home.forYouNote': 'คัดจากทุกหมวดหมู่',
  'home.viewed': 'ดูล่าสุด',
  'home.empty.title': 'ยังไม่มีสินค้าวางขาย',
  'home.empty.text': 'ร้านแรก ๆ กำลังเตรียมตัว เปิดร้านแล้วสินค้าของคุณจะอยู่ที่นี่',
  'home.forYou': 'สำหรับคุณ',
  'home.collections': 'คอลเลกชัน',
  'home.picked': 'คัดมาให้คุณ',
  'home.shopsLikeThis': 'ร้านแนวนี้',
} satisfies Complete<typeof english>;
