import type { Messages } from '../en.ts';

export const invitations: Messages['invitations'] = {
  inviter: '초대한 사람',
  invited: '초대받은 사람',
  state: '상태',
  reward: '보상',
  owed: '미회수액',
  order: '주문',
  until: '첫 주문 기한',
  accepted: '수락 시각',
  decided: '처리 시각',
  people: '수락된 초대',
  rewarded: '보상 지급',
  paid: '지급한 보상',
  taken_back: '회수액',
  orders: '보상 대상자의 주문',
  closed_note: '중지됨: 새 보상이 없습니다',
  refused: '보상 없음',
  empty:
    '아직 초대를 수락한 사람이 없습니다. 설정에서 초대 보상을 켜면 구매자는 내 정보 → 파트너십에서 초대 코드를 볼 수 있습니다.',
  states: {
    waiting: '첫 주문 대기',
    lapsed: '기한 지남',
    rewarded: '보상 지급',
    refused: '보상 없음',
    taken_back: '회수됨',
  },
  reasons: {
    same_device: '같은 브라우저',
    same_mobile: '같은 전화번호',
    same_address: '같은 주소',
    same_payout: '같은 출금 계좌',
    own_shop: '본인 상점',
    yearly_limit: '연간 한도',
  },
};
