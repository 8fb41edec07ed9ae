import type { Complete } from '../complete.ts';
import type { freight as english } from './en.ts';

export const freight = {
  'freight.delivery': 'การจัดส่ง',
  'freight.shipsBy': 'จัดส่งภายใน {date}',
  'freight.holiday': 'หยุด {from} – {until}',
  'freight.holidayText': 'สั่งซื้อได้ตามปกติ วันหยุดไม่นับรวมในเวลาจัดส่ง',
  'freight.choose': 'เลือกวิธีจัดส่ง',
  'freight.from': 'จัดส่งโดย {shop}',
  'freight.days_other': '{count} วันทำการ',
  'freight.daysBetween': '{from}–{to} วันทำการ',
  'freight.moreForFree': 'ซื้ออีก {amount} ส่งฟรี',
  'freight.isFree': 'ส่งฟรี',
  'freight.duty': 'อากรขาเข้า',
  'freight.tax': 'ภาษีนำเข้า',
  'freight.collected': 'เรียกเก็บที่นี่และนำส่งศุลกากร',
  'freight.onArrival': 'ไม่รวมในยอดชำระนี้',
  'freight.onArrivalText': 'เมื่อพัสดุมาถึง ศุลกากรอาจเรียกเก็บประมาณยอดนี้',
  'freight.estimate': 'ประมาณการ',
  'freight.notDelivered': 'ไม่จัดส่งไปยัง{country}',
  'freight.chooseCountry': 'เลือกประเทศหรือเขต',
  'freight.heldForCustoms': 'เก็บไว้ส่งศุลกากร',
  'freight.paidByShop': 'โค้ดส่วนลด ({shop} ออกให้)',
  'freight.paidByPlatform': 'โค้ดส่วนลด (แพลตฟอร์มออกให้)',
  'freight.inCharges': 'รวมอากรและภาษีนำเข้า {amount}',
  'freight.shipsTo': 'จัดส่งไปยัง{country}',
} satisfies Complete<typeof english>;
