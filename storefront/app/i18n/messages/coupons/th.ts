import type { Complete } from '../complete.ts';
import type { coupons as english } from './en.ts';

export const coupons = {
  'coupons.title': 'คูปองของร้านนี้',
  'coupons.none': 'ยังไม่มีคูปอง',
  'coupons.noneText': 'เก็บคูปองได้ที่หน้าร้าน แล้วระบบจะลดให้ตอนชำระเงิน',
  'coupons.findShops': 'ค้นหาร้าน',
  'coupons.note': 'ตอนชำระเงินระบบจะใช้คูปองที่คุ้มที่สุดของแต่ละร้านและโค้ดของเราหนึ่งโค้ดให้อัตโนมัติ',
  'coupons.ours': 'จาก Tradewind สำหรับคุณ',
  'coupons.use': 'ใช้',
} satisfies Complete<typeof english>;
