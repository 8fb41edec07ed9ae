import type { Messages } from '../en.ts';

export const exports: Messages['exports'] = {
  text: '데이터는 묶이지 않습니다. 언제든 모두 가져갈 수 있습니다. 각 파일은 감사 로그에 남습니다. 백업에는 전부가 들어 있고 통째로 복원됩니다.',
  orders: '주문',
  orders_text: '모든 주문의 항목마다 한 줄. 상점, 회원, 금액을 포함합니다.',
  products: '상품',
  products_text:
    '모든 상점의 SKU마다 한 줄. 다시 가져오려면 상점 관리 화면의 파일을 쓰세요. 다섯 언어와 사진까지 읽습니다.',
  journal: '분개장',
  journal_text: '장부의 모든 분개. 한 거래의 합은 0입니다. 다른 회계용이며 다시 가져올 수 없습니다.',
  shoppers: '회원',
  shoppers_text: '모든 계정의 이름, 이메일, 휴대폰 번호. 다시 가져올 수 없습니다.',
  with_reason: '사유 입력 후 다운로드',
  reason_text: '개인정보입니다. 누가 왜 가져갔는지 감사 로그에 남습니다.',
};
