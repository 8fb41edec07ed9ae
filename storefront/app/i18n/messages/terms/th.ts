import type { Complete } from '../complete.ts';
import type { terms as english } from './en.ts';

export const terms = {
  'terms.trader': 'ผู้ขายของคุณ',
  'terms.traderUnknown': 'ร้านยังไม่ได้แจ้งข้อมูลผู้ขาย',
  'terms.checked': 'Tradewind ตรวจสอบข้อมูลผู้ขายแล้วเมื่อ {date}',
  'terms.legalName': 'ชื่อนิติบุคคล',
  'terms.address': 'ที่อยู่',
  'terms.number': 'ทะเบียน',
  'terms.tax': 'เลขผู้เสียภาษี',
  'terms.email': 'อีเมล',
  'terms.phone': 'โทรศัพท์',
  'terms.policies': 'นโยบายของร้าน',
  'terms.delivery': 'การจัดส่ง',
  'terms.returns': 'การคืนสินค้าและคืนเงิน',
  'terms.privacy': 'ความเป็นส่วนตัว',
  'terms.platformRules': 'เป็นกติกาของ Tradewind ใช้กับทุกคำสั่งซื้อของร้านนี้',
  'terms.ownSince': 'เป็นถ้อยคำของร้านเองตั้งแต่ {date}',
  'terms.show': 'ข้อมูลผู้ขายและนโยบาย',
  'terms.nothingLeft': 'ไม่มีสินค้าที่ตรงกับตัวกรอง',
  'terms.showAll': 'ดูสินค้าทั้งหมด',
} satisfies Complete<typeof english>;
