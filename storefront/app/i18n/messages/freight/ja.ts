import type { Complete } from '../complete.ts';
import type { freight as english } from './en.ts';

export const freight = {
  'freight.delivery': '配送',
  'freight.shipsBy': '{date}までに発送',
  'freight.holiday': '{from} – {until} は休業',
  'freight.holidayText': 'ご注文は可能です。休業日は発送日数に含まれません。',
  'freight.choose': '配送方法を選ぶ',
  'freight.from': '{shop}より発送',
  'freight.days_other': '{count}営業日',
  'freight.daysBetween': '{from}〜{to}営業日',
  'freight.moreForFree': 'あと{amount}で送料無料',
  'freight.isFree': '送料無料',
  'freight.duty': '関税',
  'freight.tax': '輸入消費税など',
  'freight.collected': 'ここでお預かりし、税関へ納めます。',
  'freight.onArrival': '今回のお支払いに含まれません',
  'freight.onArrivalText': '荷物の到着時に、税関から次の金額ほどを求められることがあります。',
  'freight.estimate': '見積もり',
  'freight.notDelivered': '{country}へは配送できません',
  'freight.chooseCountry': '国・地域を選ぶ',
  'freight.heldForCustoms': '税関への預かり分',
  'freight.paidByShop': 'クーポン（{shop}負担）',
  'freight.paidByPlatform': 'クーポン（当サイト負担）',
  'freight.inCharges': 'うち関税・税{amount}',
  'freight.shipsTo': '{country}へ配送可',
} satisfies Complete<typeof english>;
