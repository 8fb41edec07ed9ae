import type { Words } from '../en.ts';

export const settlement: Pick<Words, 'commissions' | 'money' | 'payouts'> = {
  commissions: {
    scope: '대상', everything: '전체', shop: '상점', category: '카테고리', every_shop: '모든 상점', every_category: '모든 카테고리', rate: '수수료', none: '상위 규칙 적용',
    floor: '항목당 최소', cap: '항목당 최대', from: '적용 시작', made: '설정', in_force: '적용 중', past: '이력', add: '수수료 설정',
    text: '가장 가까운 규칙이 적용됩니다. 상점과 카테고리, 상점, 카테고리, 전체 순입니다. 이미 결제된 주문은 합의된 내용을 유지합니다.', rate_label: '상품 금액 대비 비율(%)', floor_label: '주문 항목당 최소(USD)',
    cap_label: '주문 항목당 최대(USD)', optional: '비워 두어도 됩니다.', change: '변경', end: '종료', end_text: '이후 %{scope}에는 상위 규칙이 적용됩니다.', saved: '수수료를 설정했습니다',
    upcoming: '예정', current: '적용 중', was: '이력',
  },
  money: {
    available: '출금 가능', pending: '예치 중', on_way: '송금 처리 중', debt: '플랫폼에 갚을 금액', earned: '누적 수입', orders: '주문 %{smart_count}건',
    hold: '%{amount}은(는) 최근에 정산되었습니다. 신규 상점 기간에는 정산마다 %{smart_count}일 후에 출금할 수 있습니다.', debt_text: '정산 후 환불액이 잔액보다 많았습니다. 다음 정산금에서 먼저 차감됩니다.',
    next: '다음 출금 %{moment}', gross: '결제액', promotion: '프로모션 부담분', refunded: '환불', with_return: '반송비 %{amount} 별도', commission: '수수료', net: '상점 몫', order: '주문', paid_at: '결제 시각',
    release: '정산', statement: '명세서', statement_text: '다시 더해 확인할 수 있는 CSV이며 최대 1년입니다. 날짜는 UTC 기준입니다.', calendar: '정산 일정', payable_at: '출금 가능일', states: { held: '예치 중', released: '정산됨', returned: '환불됨' },
    certainties: { fixed: '확정', latest: '늦어도', open: '미발송', paused: '환불 요청으로 보류' }, search: '주문 번호',
  },
  payouts: {
    ask: '출금 신청', ask_text: '지금 %{amount}까지 출금할 수 있습니다. 금액은 바로 보류되며 수수료와 기한이 함께 확정됩니다.', account: '받을 계좌', asked: '신청했습니다. 금액을 보류했습니다',
    code: '결제 비밀번호', cancel: '취소', cancel_text: '전액이 바로 돌아옵니다.', cancelled: '취소했습니다. 금액이 돌아왔습니다', price: '금액', receives: '수령액', fee: '수수료', by: '신청자',
    calendar: '정산 일정', until: '처리 기한', accounts: '받을 계좌', add_bank: '은행 계좌 추가', add_chain: '체인 주소 추가', add_text: '새 계좌는 대기 시간이 지난 뒤 사용할 수 있습니다.',
    added: '추가했습니다', holder: '예금주', bank: '은행', number: '계좌 번호', network: '네트워크', address: '주소', label: '메모', usable_at: '%{moment}부터 사용 가능',
    remove: '삭제', removed: '삭제했습니다', plan: '매주 이 계좌로 받기', plan_text: '매주 월요일에 출금 가능한 전액이 자동으로 송금됩니다(%{minimum} 이상).', planned: '매주 송금',
    plan_done: '일정에 따라 이 계좌로 송금합니다', unplan: '매주 송금 중지', unplan_text: '이후에는 신청할 때만 출금됩니다.', unplanned: '매주 송금을 중지했습니다',
    no_accounts: '먼저 계좌를 추가하세요. 대기 시간이 지나면 출금할 수 있습니다.', list: '출금 내역', at_most: '최대 %{amount}',
    states: { auditing: '심사 중', passed: '송금 완료', refused: '거절', cancelled: '취소' },
  },
};
