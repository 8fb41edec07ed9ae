import type { Messages } from '../en.ts';

export const shops: Messages['shops'] = {
  products: 'วางขาย',
  orders: 'คำสั่งซื้อ 30 วัน',
  sales: 'ยอดขาย 30 วัน',
  rating: 'คะแนน',
  rating_of: '{stars} ★ จาก {count} รีวิว',
  cases: 'คืนเงินที่ยังเปิดอยู่',
  refunds: 'คืนเงินที่ยังเปิดอยู่',
  disputes: 'ข้อพิพาทที่ยังเปิดอยู่',
  with_disputes: '{refunds} พิพาท {disputes}',
  balance: 'ยอดในบัญชี',
  available: 'ใช้ได้',
  debt: 'ค้างแพลตฟอร์ม',
  since: 'เปิดร้าน',
  last_days: 'คะแนนร้าน 30 วันล่าสุด',
  history: 'สิ่งที่เจ้าหน้าที่ทำ',
  no_history: 'ยังไม่มี',
  no_trader: 'ร้านยังไม่ได้แจ้งข้อมูลผู้ขาย',
  visit: 'เปิดร้าน',
  states: { open: 'เปิด', suspended: 'ถูกระงับ', closed: 'ปิดแล้ว' },
};
