import type { Complete } from '../complete.ts';
import type { search as english } from './en.ts';

export const search = {
  'search.placeholder': 'ค้นหาสินค้า',
  'search.clear': 'ล้าง',
  'search.recent': 'ค้นหาล่าสุด',
  'search.forget': 'ล้างทั้งหมด',
  'search.popular': 'กำลังเป็นที่นิยม',
  'search.filter': 'ตัวกรอง',
  'search.removeFilter': 'เอาตัวกรองออก',
  'search.category': 'หมวดหมู่',
  'search.reset': 'รีเซ็ต',
  'search.show_other': 'ดู {{count}} รายการ',
  'search.showAny': 'ดูผลลัพธ์',
  'search.results_other': 'พบ {{count}} รายการ',
  'search.nothing': 'ไม่พบ “{{words}}”',
  'search.nothingText': 'ลองใช้คำน้อยลงหรือเปลี่ยนคำ ค้นหาได้ทั้ง 5 ภาษา',
  'search.again': 'ค้นหาใหม่',
} satisfies Complete<typeof english>;
