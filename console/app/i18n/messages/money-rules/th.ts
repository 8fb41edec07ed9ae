import type { Messages } from '../en.ts';

export const moneyRules: Messages['money_rules'] = {
  tax_in_commission: 'ภาษีในค่าคอมมิชชัน',
  what_if: 'ลองคำนวณ',
  what_if_empty: 'พิมพ์เปอร์เซ็นต์และเลือกช่วงวันเพื่อดูว่าจะเปลี่ยนไปอย่างไร',
  what_if_note: 'คำสั่งซื้อที่ชำระในช่วงนี้ (UTC) และเข้ากฎนี้: ค่าคอมมิชชันไม่รวมภาษี ก่อนหักการคืนเงิน คำสั่งซื้อที่ชำระแล้วยังคงเดิม',
  from: 'ตั้งแต่',
  until: 'ถึง',
  agreed: 'ที่ตกลงไว้',
  new_rule: 'กฎใหม่',
  all_shops: 'ทุกร้าน',
  no_orders: 'ไม่มีคำสั่งซื้อที่ชำระแล้วในช่วงนี้ที่เข้ากฎนี้',
  more_shops: 'และอีก {count} ร้าน',
  hs_prefix: 'พิกัดศุลกากร (รหัส HS หรือหลักต้น ๆ)',
  hs_help: 'ตัวเลข 2 ถึง 10 หลัก ใช้แทนหมวดหมู่',
  per_unit: 'จำนวนเงินเพิ่ม',
  no_unit: 'ไม่มี',
  units: {
    class: 'ครั้งเดียวต่อพิกัด',
    piece: 'ต่อชิ้น',
  },
  unit_amount: 'จำนวนเงิน (USD)',
  only_from: 'เฉพาะจากประเทศเหล่านี้',
  priority: 'พิกัดที่ยาวที่สุดมาก่อน ตามด้วยหมวดหมู่ แล้วจึงทั้งหมด หากเท่ากันใช้กฎล่าสุด',
  amount_per: {
    class: '{amount} ต่อพิกัด',
    piece: '{amount} ต่อชิ้น',
  },
  from_countries: 'เฉพาะจาก {countries}',
  remittance_of: 'สิ่งที่นำส่ง',
  remitted: { duties: 'อากรและภาษีของคำสั่งซื้อ', commission_tax: 'ภาษีของค่าคอมมิชชัน' },
};
