import type { Words } from '../en.ts';

export const audit: Words['audit'] = {
  act: '작업', subject: '대상', operator: '운영자', command_line: '명령줄',
  acts: {
    books: { checked: '장부 점검' },
    clock: { moved: '시간 경과' },
    promo: { make: '할인 코드 생성', end: '할인 코드 종료' },
    commission: { set: '수수료 설정' },
    correction: { asked: '잔액 조정 요청', approved: '잔액 조정 기장', refused: '잔액 조정 종료' },
    day_off: { added: '휴무일 등록', removed: '휴무일 제거' },
    demo_chain: { mined: '데모 블록 생성', sent: '시험 송금' },
    deposit: { approved: '입금에 첫 번째 사람 동의', credited: '입금 반영', dismissed: '입금 종료' },
    dispute: { ruled: '분쟁 판정' },
    duty: { add: '관세 규칙 추가', end: '관세 규칙 종료' },
    duty_remittance: { asked: '관세·세금 납부 신청', booked: '관세·세금 납부', refused: '납부 종료' },
    mail: { sent_again: '메일 다시 보냄' },
    network: { added: '네트워크 추가', change_asked: '네트워크 변경 요청', change_refused: '네트워크 변경 종료', changed: '네트워크 변경', closed: '네트워크 끔', key_asked: '네트워크 키 요청', key_set: '네트워크 키 설정', opened: '네트워크 열림', rescan_asked: '체인 다시 보기' },
    operator: { added: '운영자 추가', code_refused: '운영자 코드 거절', disabled: '운영자 중지', enrolled: '코드 설정 완료', enrolment_started: '코드 설정 시작', reset: '운영자 재설정', roles_changed: '역할 변경', signed_in: '로그인', signed_out: '로그아웃' },
    order: { cancelled: '주문 취소' },
    rates: { fetch: '환율 가져옴', load: '환율 불러옴' },
    recharge: { agreed: '충전에 첫 번째 사람 동의', approved: '충전 승인', refused: '충전 거절' },
    review: { hidden: '리뷰 숨김', kept: '리뷰 유지', shown: '리뷰 다시 표시' },
    setting: { changed: '설정 변경' },
    trader: { checked: '상점 운영자 확인', withdrawn: '상점 확인 취소' },
    withdrawal: { approved: '출금 첫 번째 승인', passed: '출금 통과', refused: '출금 거절', released: '출금 보류 해제' },
    withdrawals: { handed_over: '출금 지급 인계' },
  },
};
