import type { Messages } from '../en.ts';

export const restrictions: Messages['restrictions'] = {
  add: '상품 제한',
  subject: '제한 대상',
  hs_prefix: 'HS 코드 앞자리',
  hs_help: '2~10자리 숫자. 예: 배터리는 8507',
  countries: '보낼 수 없는 나라',
  reason_help: '근거가 되는 법령이나 조약. 운영자가 봅니다.',
  text: '이 상품은 해당 국가로 주문하거나 보낼 수 없습니다. 고객은 상품 페이지와 장바구니에서 안내를 봅니다. 이미 접수된 주문은 그대로입니다.',
  end_text: '{subject}을(를) 바로 다시 이 나라로 보낼 수 있게 됩니다.',
  added: '제한을 추가했습니다',
  ended: '제한을 종료했습니다',
  hs: 'HS 코드 {prefix}…',
  subjects: { category: '카테고리', adult: '성인용 상품 전체', hs_code: 'HS 코드로 지정' },
};
