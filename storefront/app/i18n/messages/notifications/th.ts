import type { Complete } from '../complete.ts';
import type { notifications as english } from './en.ts';

export const notifications = {
  'notifications.readAll': 'ทำเครื่องหมายว่าอ่านแล้วทั้งหมด',
  'notifications.unread': 'ยังไม่อ่าน',
  'notifications.unreadCount_other': 'ยังไม่อ่าน {count} รายการ',
  'notifications.empty.title': 'ยังไม่มีการแจ้งเตือน',
  'notifications.empty.text': 'ข่าวสารของคำสั่งซื้อ เงิน และบัญชีจะแสดงที่นี่',
  'notifications.refresh': 'รีเฟรชการแจ้งเตือน',
  'notifications.choices.title': 'ตั้งค่าการแจ้งเตือน',
  'notifications.choices.inApp': 'ในแอป',
  'notifications.choices.email': 'อีเมล',
  'notifications.choices.label': '{group}: {channel}',
  'notifications.choices.fixed': 'การแจ้งเตือนเพื่อปกป้องบัญชีและเงินของคุณปิดไม่ได้',
  'notifications.choices.noMail': 'ส่งอีเมลไปยังที่อยู่ที่ยืนยันแล้วเท่านั้น',
  'notifications.choices.confirm': 'ยืนยันอีเมล',
  'notifications.choices.close': 'ปิด',
  'notifications.groups.orders': 'คำสั่งซื้อและพัสดุ',
  'notifications.groups.after_sale': 'คืนเงินและข้อพิพาท',
  'notifications.groups.wallet': 'กระเป๋าเงิน',
  'notifications.groups.security': 'ความปลอดภัยของบัญชี',
  'notifications.groups.shops': 'ร้านที่ติดตาม',
  'notifications.groups.merchant_entry': 'การเปิดร้าน',
  'notifications.groups.sales': 'ร้านของฉัน',
} satisfies Complete<typeof english>;
