import type { Messages } from '../en.ts';

export const messages: Messages['messages'] = {
  language: 'ภาษา',
  key: 'ข้อความ',
  original: 'ต้นฉบับ',
  shown: 'แสดงแทน',
  search: 'คำหรือคีย์',
  only: 'แสดงเฉพาะ',
  change: 'เปลี่ยน',
  new_text: 'ข้อความที่จะแสดง',
  keeps: 'คงตัวแทนเหล่านี้ไว้: {names}',
  no_places: 'ข้อความธรรมดา ไม่มีตัวแทน',
  changed: 'เปลี่ยนแล้ว จะแสดงภายในไม่กี่วินาที',
  undo: 'ย้อนกลับ',
  undo_text: 'กลับไปเป็นข้อความก่อนการเปลี่ยนครั้งล่าสุด',
  undone: 'ย้อนกลับแล้ว',
  outdated: 'ต้นฉบับเปลี่ยนไปแล้วหลังจากนั้น',
  language_state: '{done} จาก {texts} ข้อความ · เปลี่ยนแล้ว: {overridden}',
  filters: { overridden: 'เปลี่ยนแล้ว', outdated: 'อาจล้าสมัย', missing: 'ขาดหาย' },
};
