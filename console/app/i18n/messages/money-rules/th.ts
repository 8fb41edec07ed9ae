import type { Messages } from '../en.ts';

export const moneyRules: Messages['money_rules'] = {
  tax_in_commission: 'ภาษีในค่าคอมมิชชัน',
  what_if: 'ลองคำนวณ',
  what_if_empty: 'พิมพ์เปอร์เซ็นต์และเลือกช่วงวันเพื่อดูว่าจะเปลี่ยนไปอย่างไร',
  what_if_note: 'คำสั่งซื้อที่ชำระในช่วงนี้ (UTC) และเข้ากฎนี้: ค่าคอมมิชชันไม่รวมภาษี ก่อนหักการคืนเงิน คำสั่งซื้อที่ชำระแล้วยังคงเดิม',
  from: 'ตั้งแต่',
  until: 'ถึง',
  then: 'ที่ตกลงไว้',
  new_rule: 'กฎใหม่',
  all_shops: 'ทุกร้าน',
  no_orders: 'ไม่มีคำสั่งซื้อที่ชำระแล้วในช่วงนี้ที่เข้ากฎนี้',
  more_shops: 'และอีก {count} ร้าน',
};
