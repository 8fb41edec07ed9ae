import type { Messages } from '../en.ts';

export const mails: Messages['mails'] = {
  recipient: 'ถึง',
  subject: 'หัวเรื่อง',
  template: 'เกี่ยวกับ',
  text: 'เนื้อหาอีเมล',
  account: 'บัญชี',
  written_at: 'เขียนเมื่อ',
  sent_at: 'ส่งเมื่อ',
  next_try_at: 'ลองครั้งถัดไป',
  tries: 'จำนวนครั้งที่ลอง',
  failure: 'สาเหตุที่ไม่สำเร็จ',
  retry: 'ส่งอีกครั้ง',
  retry_text: 'ลองส่งอีเมลถึง {recipient} ใหม่ตั้งแต่ต้น',
  retry_done: 'กำลังลองส่งอีกครั้ง',
  states: { kept: 'อยู่ในกล่องส่ง', waiting: 'รอส่ง', sent: 'ส่งแล้ว', failed: 'ส่งไม่สำเร็จ' },
};
