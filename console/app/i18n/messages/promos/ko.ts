import type { Messages } from '../en.ts';

export const promos: Pick<Messages, 'promos'> = {
  promos: {
    code: '코드',
    discount: '할인',
    cost_borne_by: '부담',
    platform: '플랫폼',
    used: '사용',
    total_discount: '할인 총액',
    per_user: '1인당',
    any_number: '제한 없음',
    create: '코드 만들기',
    code_help: '영문과 숫자 4~20자.',
    kind: '할인 방식',
    value: '할인값(USD 또는 %)',
    cap: '비율 할인 최대(USD)',
    minimum: '최소 상품 금액(USD)',
    uses: '총 횟수',
    created: '만들었습니다',
    ended: '종료했습니다',
    end_text: '{code}은(는) 이제 쓸 수 없습니다. 주문에 적용된 할인은 유지됩니다.',
    platform_text: '플랫폼이 부담하며 상점 정산액은 그대로입니다. 주문당 플랫폼 코드는 하나만 쓸 수 있습니다.',
    shop_text:
      '상점이 부담합니다. 정산액이 줄고 수수료는 나머지에 부과됩니다. 주문당 하나이며 플랫폼 코드와 함께 쓸 수 있습니다.',
    claimable: '배포 방식',
    by_code: '코드를 입력한 사람',
    by_claim: '상점 페이지에서 누구나 받기',
    claimable_help: '쿠폰은 상점 페이지와 상품 페이지에 표시되며, 받은 고객의 결제에 적용됩니다.',
    coupon: '쿠폰',
    claimed: '{smart_count}명이 받음',
    kinds: { percent: '비율(%)', amount: '정액' },
  },
};
