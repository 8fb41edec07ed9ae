import type { Messages } from '../en.ts';

export const setUp: Messages['set_up'] = {
  title: 'Tradewind 설정',
  intro: '첫 관리자를 만듭니다. 아직 다른 담당자가 없으므로 모든 역할이 부여됩니다.',
  name: '이름',
  go_on: '계속',
  key_text: '인증 앱으로 스캔하거나 비밀 키를 입력하세요.',
  wallet: '구매자 지갑',
  at_once: '설정하는 동안 자금을 지키는 변경을 바로 적용',
  at_once_help:
    '선택하지 않으면 수수료, 네트워크, 담당자 변경이 24시간 뒤에 적용됩니다. 체크리스트가 끝낼 때를 알려 줍니다.',
  finish: '마치고 관리 화면 열기',
};

export const checklist: Messages['checklist'] = {
  text: '첫 판매 전에 필요한 항목입니다. 조건이 갖춰지면 자동으로 완료됩니다.',
  progress: '{total}개 중 {done}개 완료',
  complete: '첫 판매에 필요한 설정을 모두 마쳤습니다.',
  missing: '첫 판매에 필요한 설정이 남아 있습니다',
  show: '체크리스트 보기',
  open: '열기',
  done: '완료',
  to_do: '할 일',
  entries: {
    mail: {
      title: '메일',
      text: 'SMTP_URL, MAIL_FROM과 링크에 쓰는 PUBLIC_URL을 설정하고 다시 시작하세요. 초대와 코드는 메일로 보냅니다.',
    },
    operators: {
      title: '두 번째 관리자',
      text: '자금을 지키는 일에는 두 사람이 필요합니다. 서버에서 “npm run operator”로 추가하거나, 초대한 뒤 서버에서 확인하세요.',
    },
    wallet: {
      title: '지갑 방식',
      text: '다른 사람의 돈을 보관하려면 전자금융업이나 전자화폐 허가가 필요할 수 있습니다. 허용된 곳에서만 지갑을 여세요.',
    },
    payment: { title: '결제 수단', text: '지갑이 열려 있고 네트워크나 Stripe 키를 설정한 카드로 충전할 수 있습니다.' },
    withdrawal: { title: '출금', text: '은행 출금 수수료를 정하세요. 한도와 시간도 함께 있습니다.' },
    commission: { title: '수수료율', text: '판매마다 플랫폼이 받는 비율을 정하세요. 그전에는 5%입니다.' },
    duties: { title: '관세와 세금', text: '배송하는 나라의 규칙을 입력하면 구매자가 전체 가격을 볼 수 있습니다.' },
    shop: {
      title: '첫 판매자',
      text: '판매자가 스토어에 가입해 ‘마이 → 상점 열기’에서 신청합니다. 여기에서 승인하세요.',
    },
    freight: { title: '배송', text: '영업 중인 상점이 자기 관리 화면에 배송 지역과 배송비를 입력했습니다.' },
    products: { title: '상품', text: '영업 중인 상점에 판매 중인 상품이 있습니다.' },
    law: {
      title: '법률과 정책',
      text: '이용약관, 개인정보, 반품, 배송, 판매 금지 상품, 사업자 정보는 초안입니다. 검토를 받고 하나씩 직접 게시하세요.',
    },
    waiting: {
      title: '대기 시간',
      text: '도난당한 세션으로 몰래 바꾸지 못하도록 자금을 지키는 변경이 다시 대기합니다.',
    },
  },
};
