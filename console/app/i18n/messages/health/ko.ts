import type { Words } from '../en.ts';

export const health: Words['health'] = {
  timers: '타이머', queues: '대기열', name: '이름', schedule: '일정 (UTC)', last_run: '마지막 실행', last_failure: '마지막 실패', late: '지연', in_time: '정시', waiting: '대기', running: '실행 중', failed: '포기', oldest: '가장 오래된 대기', database: '데이터베이스 응답', fine: '모두 정상', never: '아직',
  every_minute: '매분', every_minutes: '%{smart_count}분마다', hourly_at: '매시 %{minute}분', daily_at: '매일 %{times}',
  all_empty: '모든 대기열이 비어 있습니다.', empty_queues: '나머지 대기열 %{smart_count}개는 비어 있습니다.',
  jobs: {
    aftersales: { let_time_act: '환불 기한' },
    catalog: { count_views: '조회수 집계', draw_up_tiers: '검색 결과 순서', find_hot: '인기 상품', find_hot_searches: '인기 검색어', find_pairs: '추천 상품', remake_words: '검색용 단어' },
    currencies: { fetch_rates: '환율 가져오기' },
    deposits: { watch: '체인 입금' },
    idempotency: { forget: '재전송용 응답 정리' },
    ledger: { check_books: '장부 점검', fold_accounts: '거래 많은 계정 합산' },
    mail: { forget_old: '오래된 메일 정리' },
    notifications: { forget_old: '오래된 알림 정리', new_products: '팔로우한 상점 소식' },
    operators: { forget_ended_sessions: '운영자의 끝난 세션 정리' },
    orders: { follow_parcels: '소포 소식', let_time_act: '주문 기한' },
    payments: { tell_late: '늦은 결제 알림' },
    recharges: { ask_about_waiting: '끝나지 않은 결제' },
    uploads: { forget_unused: '쓰지 않는 업로드 정리' },
    users: { forget_ended_sessions: '이용자의 끝난 세션 정리', forget_old_attempts: '오래된 로그인 시도 정리' },
    withdrawals: { pay_by_calendar: '지급 일정' },
  },
};
