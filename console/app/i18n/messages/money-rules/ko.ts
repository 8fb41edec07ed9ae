import type { Messages } from '../en.ts';

export const moneyRules: Messages['money_rules'] = {
  tax_in_commission: '수수료에 포함된 세금',
  what_if: '미리 계산',
  what_if_empty: '비율을 입력하고 기간을 고르면 어떻게 달라졌을지 보여 줍니다.',
  what_if_note:
    '이 기간(UTC)에 결제되어 이 규칙이 적용되었을 주문: 세금을 뺀, 환불 전 수수료입니다. 결제된 주문은 그대로입니다.',
  from: '시작일',
  until: '종료일',
  agreed: '약정',
  new_rule: '새 규칙',
  all_shops: '모든 상점',
  no_orders: '이 기간에 이 규칙이 적용될 결제 주문이 없습니다.',
  more_shops: '외 상점 {count}곳',
  newest_orders:
    '이 기간의 최근 주문 {count}건만 집계했습니다({since} 이후 결제). 더 이전 주문은 종료일을 앞당기면 집계됩니다.',
  no_newest: '그중 이 규칙이 적용될 주문은 없습니다.',
  hs_prefix: '품목 분류(HS 코드 또는 앞자리)',
  hs_help: '카테고리 대신 2~10자리 숫자를 넣습니다.',
  per_unit: '추가 금액',
  no_unit: '없음',
  units: {
    class: '품목 분류마다 한 번',
    piece: '개당',
  },
  unit_amount: '금액(USD)',
  only_from: '이 나라에서 온 소포만',
  priority: '가장 긴 품목 분류, 카테고리, 전체 순으로 적용되며, 같으면 최신 규칙이 우선합니다.',
  amount_per: {
    class: '분류당 {amount}',
    piece: '개당 {amount}',
  },
  from_countries: '{countries}에서 온 것만',
  remittance_of: '납부 내용',
  remitted: { duties: '주문의 관세와 세금', commission_tax: '판매 수수료 세금' },
};
