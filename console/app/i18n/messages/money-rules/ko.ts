import type { Messages } from '../en.ts';

export const moneyRules: Messages['money_rules'] = {
  tax_in_commission: '수수료에 포함된 세금',
  what_if: '미리 계산',
  what_if_empty: '비율을 입력하고 기간을 고르면 어떻게 달라졌을지 보여 줍니다.',
  what_if_note:
    '이 기간(UTC)에 결제되어 이 규칙이 적용되었을 주문: 세금을 뺀, 환불 전 수수료입니다. 결제된 주문은 그대로입니다.',
  from: '시작일',
  until: '종료일',
  then: '약정',
  new_rule: '새 규칙',
  all_shops: '모든 상점',
  no_orders: '이 기간에 이 규칙이 적용될 결제 주문이 없습니다.',
  more_shops: '외 상점 {count}곳',
};
