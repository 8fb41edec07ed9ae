import type { Messages } from '../en.ts';

export const tiers: Messages['tiers'] = {
  title: 'วงเงินถอน',
  tier: 'ระดับ',
  day: '24 ชั่วโมง: เหลือ {left} จาก {limit}',
  month: '30 วัน: เหลือ {left} จาก {limit}',
  unlimited: 'ระดับนี้ไม่มีวงเงินเฉพาะ',
  given: 'กำหนดโดย {by}: {reason}',
  follows: 'กำหนดตามบัญชี: ยืนยันอีเมลและเบอร์มือถือแล้วจะเป็น “ยืนยันแล้ว”',
  set: 'เปลี่ยนระดับ',
  set_text: 'มีผลตั้งแต่การถอนครั้งถัดไป',
  account: 'ตามบัญชี ({tier})',
  done: 'เปลี่ยนระดับแล้ว',
  names: { new: 'ใหม่', confirmed: 'ยืนยันแล้ว', verified: 'ตรวจสอบแล้ว' },
};
