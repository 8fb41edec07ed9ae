import type { Complete } from '../complete.ts';
import type { freight as english } from './en.ts';

export const freight = {
  'freight.delivery': '배송',
  'freight.shipsBy': '{date}까지 발송',
  'freight.holiday': '{from} – {until} 휴무',
  'freight.holidayText': '주문할 수 있으며, 휴무일은 발송 기간에 포함되지 않습니다.',
  'freight.choose': '배송 방법 선택',
  'freight.from': '{shop}에서 발송',
  'freight.days_other': '영업일 {count}일',
  'freight.daysBetween': '영업일 {from}~{to}일',
  'freight.moreForFree': '{amount} 더 담으면 무료 배송',
  'freight.isFree': '무료 배송',
  'freight.duty': '관세',
  'freight.tax': '수입 부가세',
  'freight.collected': '여기서 대신 받아 세관에 납부합니다.',
  'freight.onArrival': '이번 결제에 포함되지 않음',
  'freight.onArrivalText': '소포가 도착하면 세관에서 대략 다음 금액을 요구할 수 있습니다.',
  'freight.estimate': '예상',
  'freight.notDelivered': '{country} 배송 불가',
  'freight.chooseCountry': '국가 또는 지역 선택',
  'freight.heldForCustoms': '세관 납부용 보관',
  'freight.paidByShop': '할인 코드({shop} 부담)',
  'freight.paidByPlatform': '할인 코드(플랫폼 부담)',
  'freight.inCharges': '관세와 세금 {amount} 포함',
  'freight.shipsTo': '{country} 배송 가능',
} satisfies Complete<typeof english>;
