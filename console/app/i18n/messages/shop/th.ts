import type { Words } from '../en.ts';

export const shop: Words['shop'] = {
  desk: 'โต๊ะร้านค้า', change: 'เปลี่ยนร้าน',
  roles: { owner: 'เจ้าของร้าน', staff: 'พนักงาน' },
  sign_in: {
    door: 'คุณคือใคร', shop: 'ร้านค้า', operator: 'เจ้าหน้าที่', title: 'เข้าสู่ระบบร้านค้า', account: 'ชื่อผู้ใช้ อีเมล หรือเบอร์มือถือ', help: 'ใช้บัญชีเดียวกับที่คุณซื้อของ ผู้ที่ดูแลร้านร่วมกับคุณใช้บัญชีของตนเอง',
  },
  dashboard: { see: 'ดูร้านแบบที่ลูกค้าเห็น' },
};
