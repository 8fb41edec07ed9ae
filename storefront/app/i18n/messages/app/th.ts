import type { Complete } from '../complete.ts';
import type { app as english } from './en.ts';

export const app = {
  'app.look': 'คุณกำลังดูบัญชีของ {name} ถึง {time} และเปลี่ยนแปลงอะไรไม่ได้',
  'app.endLook': 'หยุดดู',
  'app.offline': 'ไม่มีเครือข่าย คุณกำลังดูข้อมูลที่โหลดไว้ล่าสุด',
  'app.asOf': 'คุณออฟไลน์อยู่ ข้อมูล ณ {time}',
  'app.newVersion': 'เวอร์ชันใหม่พร้อมแล้ว',
  'app.reload': 'โหลดใหม่',
  'app.install': 'เพิ่ม Tradewind ไว้ที่หน้าจอหลัก',
  'app.installText': 'เปิดได้ทันที และแสดงจำนวนที่ยังไม่อ่านบนไอคอน',
  'app.installNow': 'ติดตั้ง',
  'app.notNow': 'ไว้ก่อน',

  'shell.copied': 'คัดลอกแล้ว',
  'shell.copyFail': 'คัดลอกไม่สำเร็จ',
  'shell.copyNeedsHttps': 'คัดลอกได้เฉพาะเมื่อเชื่อมต่อผ่าน HTTPS',

  'currencies.title': 'สกุลเงินที่แสดงราคา',
  'currencies.note': 'ราคาในสกุลเงินอื่นเป็นค่าประมาณ การชำระเงินเป็นดอลลาร์สหรัฐเสมอ',
} satisfies Complete<typeof english>;
