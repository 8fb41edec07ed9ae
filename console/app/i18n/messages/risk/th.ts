import type { Messages } from '../en.ts';

export const risk: Messages['risk'] = {
  reason: 'เหตุผล',
  accounts: 'บัญชี',
  found: 'พบเมื่อ',
  new: 'ยังไม่ได้ดู',
  seen: 'ดูแล้ว',
  watch: 'เฝ้าระวัง',
  harmless: 'ไม่เป็นอันตราย',
  review: 'ฉันดูแล้ว',
  outcome: 'ข้อสรุป',
  note: 'สิ่งที่พบ',
  text: 'ไม่มีใครถูกระงับจากการกระทำนี้ ชื่อและข้อความของคุณจะอยู่กับรายการนี้',
  reviewed: 'บันทึกแล้ว',
  none: 'ไม่มีสิ่งที่ต้องดู',
  gone: 'สิ้นสุด: ไม่พบแล้ว',
  looked: 'ผู้ที่ดู',
  nobody: 'ยังไม่มีใครดู',
  look: '{moment} · {name}: {outcome} {note}',
};
