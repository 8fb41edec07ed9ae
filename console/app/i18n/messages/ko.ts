import type { Words } from './en.ts';
import { aftersales } from './aftersales/ko.ts';
import { audit } from './audit/ko.ts';
import { chains } from './chains/ko.ts';
import { freight } from './freight/ko.ts';
import { health } from './health/ko.ts';
import { house } from './house/ko.ts';
import { mails } from './mails/ko.ts';
import { profile } from './profile/ko.ts';
import { promos } from './promos/ko.ts';
import { reviews } from './reviews/ko.ts';
import { rates } from './rates/ko.ts';
import { settlement } from './settlement/ko.ts';
import { shop } from './shop/ko.ts';

export const ko: Words = {
  console: '관리 콘솔',
  errors: { unreachable: '서버가 응답하지 않습니다. 연결을 확인하고 다시 시도하세요. 같은 작업을 반복해도 한 번만 반영됩니다.', unreadable: '서버의 응답을 읽을 수 없습니다. 다시 시도하세요.', signed_out: '계속하려면 로그인하세요.' },
  menu: {
    promos: '할인 코드', shop_promos: '할인 코드',
    days_off: '휴무일', duty_remittances: '기관 납부', traders: '상점 운영자',
    duties: '관세와 세금', shop_freight: '배송',
    rates: '환율', mails: '메일 발신함', reviews: '리뷰', shop_reviews: '리뷰', disputes: '분쟁', shop_refunds: '환불', dashboard: '대시보드', recharges: '충전', deposits: '입금', networks: '네트워크', withdrawals: '출금', payout_batches: '지급 묶음', commissions: '수수료', shop_earnings: '수입', shop_payouts: '출금', corrections: '잔액 조정', orders: '주문', shop_orders: '주문', shop_inbox: '알림', shop_profile: '상점 정보', users: '이용자', journal: '분개장', books: '장부', settings: '설정',
    operators: '운영자', audit_log: '작업 기록', health: '상태', clock: '시계', demo_chain: '데모 체인', open: '메뉴 열기', sign_out: '로그아웃', theme: '밝게 또는 어둡게', language: '언어', money: '자금', people: '사람', house: '시스템',
  },
  roles: { finance: '재무', support: '고객지원', catalogue: '상품', admin: '관리자' },
  sign_in: {
    title: '콘솔 로그인', email: '이메일', password: '비밀번호', code: '인증 앱 코드', code_help: '첫 로그인에서는 비워 두세요.', submit: '로그인', enrol_title: '코드 설정',
    enrol_text: '인증 앱으로 스캔하거나 비밀 키를 입력하세요. %{minutes}분 동안 유효합니다.', secret: '비밀 키', qr: '인증 앱용 QR 코드', new_password: '본인의 비밀번호', new_password_help: '%{length}자 이상.', enrol_submit: '완료하고 로그인', back: '다시 시작',
  },
  common: {
    over: '기한 지남', all: '전체', shopper: '이용자', state: '상태', amount: '금액', network: '네트워크', method: '방법', address: '주소', asked_at: '신청 시각', decided: '결정 시각', reason: '사유', reason_help: '이용자에게 그대로 보입니다.', by: '담당', at: '시각', details: '상세', search: '검색',
    from: '시작일', until: '종료일(당일 포함)', balance: '사용 가능', held: '보류', reference: '참조 번호', copy: '복사', copied: '복사됨', close: '닫기', back: '목록으로', total: '합계', download: 'CSV 다운로드', id: 'ID', nobody: '자동', acts: '할 수 있는 작업', shopper_id: '이용자 ID', find_shopper: '계정, 이메일, 이름, 휴대폰 번호', searching: '찾는 중…', nobody_found: '찾는 사람이 없습니다', clear: '지우기', show_choices: '목록 보기', kind: '종류', empty: '내용이 없습니다.',
  },
  methods: { chain: '온체인', manual: '증빙', card: '카드', online: '온라인', bank: '은행' },
  recharges: {
    agreed: '기록했습니다. 다른 사람도 같은 금액을 확인해야 합니다', large: '큰 금액이라 두 사람이 같은 도착 금액을 확인해야 합니다. 두 번째 사람이 반영합니다.', approvals: '지금까지의 동의', approval: '%{operator}: %{amount}',
    title: '충전 %{amount}', asked: '신청 금액', arrived: '입금액', evidence: '증빙', no_evidence: '이 방법에는 사진이 없습니다.', enlarge: '확대', duplicates: '같은 사진 %{count}건', same_picture: '같은 사진의 다른 신청', same_picture_text: '이 사진은 여러 번 제출되었습니다. 승인 전에 자세히 확인하세요.', own: '같은 이용자',
    address_known: '이 이용자의 주소', address_unknown: '이 이용자의 주소가 아님', only_duplicates: '중복 사진만', taken_back: '회수', borne: '플랫폼 부담', message: '이용자에게 보낼 말', payment: '증명', states: { waiting: '결제 대기', auditing: '심사 중', passed: '승인됨', refused: '거절됨' },
    approve: '승인', approve_text: '%{name}에게 입금액을 반영합니다. 여기서 취소할 수 없고 두 사람의 조정이 필요합니다.', arrived_label: '입금액 (USD)', message_label: '이용자에게 보낼 말', message_help: '신청 금액과 다르면 필요합니다.', approved: '반영됨', refuse: '거절', refuse_text: '%{name}에게 아무것도 반영되지 않습니다.', refused: '거절됨', reversals: '이의 제기와 환불', reversal: { dispute: '이의 제기', refund: '환불' },
  },
  withdrawals: {
    own_approval: '직접 승인했습니다. 통과는 다른 담당자가 해야 합니다.', release: '보류 해제', release_text: '%{name}의 결제가 취소되어 보류 중입니다. 손실이 해결된 뒤에만 해제해 주세요.', released: '보류를 해제했습니다', held_text: '이 회원의 결제가 취소되었습니다. 해제하거나 거절하기 전에는 지급할 수 없습니다.', taken_back: '취소된 결제', release_reason: '해제 이유',
    title: '출금 %{sn}', asked_by: '신청자', receives: '수령액', fee: '수수료', fee_waived: '수수료 면제', to: '받는 곳', holder: '예금주', bank_name: '은행', review_before: '결정 기한', not_before: '가장 빠른 시각', late: '지연', code_unchecked: '결제 비밀번호 없음', code_unchecked_text: '이전 클라이언트가 결제 비밀번호 없이 신청했습니다. 자세히 확인하세요.', second: '2인 승인', approved_by: '승인자', decided_by: '결정자', batch: '묶음', rate: '환율', arrival: '약속한 도착',
    hours: '%{smart_count}시간', credentials: '비밀번호 변경', address_added: '주소 등록', address_uses: '이전 지급', times: '%{smart_count}회', never: '없음', history: '경과', promise: '약속', judge: '판단 근거', queues: { auditing: '심사 중', needs_approval: '승인 필요', ready: '지급 가능', on_hold: '보류', paying: '지급 중', late: '지연', passed: '완료', refused: '거절됨', cancelled: '취소됨' },
    events: { asked: '신청', approved: '승인', released: '보류 해제', handed_over: '지급으로 넘김', passed: '완료', refused: '거절', cancelled: '취소' }, pass: '완료 처리', pass_text: '%{name}에게 %{amount}을(를) 지급했음을 기록합니다.', reference_label: '은행 참조 번호 또는 트랜잭션 해시', passed: '완료됨', approve: '승인', approve_text: '두 사람 중 첫 번째입니다. 완료는 다른 사람이 처리해야 합니다.', approved: '승인됨. 이제 다른 사람이 완료할 수 있습니다', refuse: '거절', refuse_text: '금액과 수수료가 즉시 %{name}에게 돌아갑니다.', refused: '거절됨. 돈이 돌아갔습니다',
    export: '지급으로 넘기기', export_text: '지급 가능한 모든 건을 CSV 묶음으로 만듭니다. 이후 이용자는 취소할 수 없습니다.', export_some: '선택한 건을 CSV 묶음으로 만듭니다. 이후 이용자는 취소할 수 없습니다.', exported: '묶음이 만들어졌습니다',
  },
  payout_batches: { number: '묶음', made_at: '생성 시각', made_by: '담당', count: '출금 건수', open: '미결' },
  corrections: {
    amount_help: '빼기 기호를 붙이면 이용자에게서 차감합니다.', against: '상대 계정', ask: '조정 신청', ask_text: '다른 운영자가 승인하기 전에는 아무것도 움직이지 않습니다.', asked: '신청됨. 다른 사람의 승인이 필요합니다', reason_label: '사유(이용자에게 표시)', approve: '승인하고 기장', approve_text: '%{name}: %{amount}. 신청자 %{by}: “%{reason}”', approved: '기장됨', refuse: '거절', take_back: '철회', refused: '기장 없이 종료됨',
    sources: { platform: '플랫폼 수익', bank: '은행', card: '카드' }, states: { asked: '두 번째 사람 필요', approved: '기장됨', refused: '종료' },
  },
  users: { username: '이름', nickname: '표시 이름', email: '이메일', mobile: '휴대폰', since: '가입 시각', statement: '거래 명세', account: '계정', available: '사용 가능', held: '출금 보류', opening: '시작 잔액', closing: '마감 잔액', movement: '내용', after: '이후 잔액', number: '번호', search: '이름, 이메일, 휴대폰 또는 ID', recharges: '충전', withdrawals: '출금', journal: '분개장' },
  journal: { memo: '적요', entries: '분개', account: '계정', after: '이후 잔액' },
  books: {
    owed: '부채', held: '보유', difference: '차액', difference_help: '0이 아니면 장부에 오류가 있습니다', owed_to: '갚을 돈의 내역', held_at: '보유(출처별)', compare: '부채와 보유', run: '장부 다시 세기', run_text: '모든 거래와 잔액을 다시 셉니다. 잠시 걸리며 아무것도 바꾸지 않습니다.', ran: '다시 셌습니다', checks: '점검 기록', right: '정상', wrong: '이상', duration: '걸린 시간', nightly: '매일 밤', transactions: '거래', entries: '분개', took: '%{ms}ms', last: '마지막 점검',
    sources: { bank: '은행', card: '카드', demo: '데모 자금' },
    kinds: { user_available: '이용자 잔액', user_held: '출금 보류', shop_available: '상점', shop_held: '상점 출금 보류', shop_debt: '상점 미납금', order_escrow: '주문 예치금', platform_duties: '대신 받은 관세와 세금', duties_ahead: '미리 납부, 상계 예정', platform_revenue: '플랫폼 수익', platform_promotions: '프로모션', outside: '외부' },
  },
  dashboard: { owed: '갚을 돈', held: '보유한 돈', recharges: '심사할 충전', withdrawals: '심사할 출금', late: '%{smart_count}건 지연', all_in_time: '모두 기한 내', corrections: '승인할 조정', in_order: '1센트까지 일치', not_in_order: '%{amount} 차이', next_recharges: '가장 오래 기다린 충전', next_withdrawals: '다음에 결정할 출금', nothing: '기다리는 일이 없습니다.', see_all: '모두 보기', owed_parts: '부채 구성', hello: '%{name}님, 환영합니다', no_desk: '왼쪽에서 할 일을 고르세요.' },
  settings: {
    change: '변경', history: '이력', no_fee: '비워 두면 이 네트워크로는 출금할 수 없습니다.', since: '%{moment}부터', standard: '기본값', upcoming: '%{moment}부터: %{value}', effective: '적용 시작', effective_help: '현지 시각. 비워 두면 지금부터입니다. 이전의 약속은 그대로입니다.', changed: '변경됨', installation: '시스템', mode_text: '열린 지갑은 남의 돈을 받고 내어 줍니다. 많은 나라에서 결제 또는 전자화폐 면허가, 온체인에는 가상자산 면허가 필요합니다. 갖춘 뒤에 여세요.',
    open: '열림: 충전과 출금', closed: '닫힘: 환불과 수익만', hours: '%{smart_count}시간', days: '%{smart_count}일', minutes: '%{smart_count}분', groups: { duties: '관세와 세금', settlement: '상점 정산', payout: '상점 출금', orders: '주문', aftersale: '교환·환불', reviews: '리뷰', dispute: '분쟁', wallet: '지갑', withdrawal: '출금', security: '보안', recharge: '충전', network: '네트워크' },
    weekly: '매주 및 신청 시', on_request: '신청 시에만',
    names: { settlement: { newShopDays: '첫 정산부터 신규 상점으로 보는 기간', newShopHoldDays: '신규 상점 정산 대기' }, payout: { minimum: '최소 출금액', schedule: '출금' }, orders: { payMinutes: '결제 기한', unpaidGroupsCount: '미결제 주문 한도', unpaidPiecesCount: '미결제 주문 수량 한도', cancelFreeMinutes: '결제 후 바로 취소 가능', cancelAnswerHours: '취소 요청 답변 기한', shipWithinDays: '발송 기한(영업일)', notShippedGraceHours: '기한 후 미발송 자동 취소까지', confirmAfterDeliveredDays: '배달 후 자동 수령 확인', confirmAfterDispatchDays: '발송 후 자동 수령 확인(배달 기록 없음)', extendDays: '구매자 1회 연장', afterSaleDays: '환불 신청 가능 기간', parcelSilentDays: '배송 소식 없음으로 볼 때까지' }, aftersale: { answerHours: '환불 신청에 대한 상점 답변 기한', offerHours: '제안에 대한 구매자 답변 기한', escalateHours: '분쟁을 열 수 있는 기한', returnDays: '상품 반송 기한', checkDays: '반송 상품 확인 기한', smallAmount: '무응답 시 동의로 보는 금액', returnFreightMost: '상점이 부담하는 반송비 상한', lateDays: '거래 완료 후 환불 신청 기한' }, reviews: { withinDays: '거래 완료 후 리뷰 작성 기한', editDays: '리뷰 수정 기한', followUpDays: '리뷰 추가 작성 기한' }, dispute: { evidenceHours: '증거 접수 시간', rulingDays: '판정 기한' }, wallet: { mode: '지갑' }, withdrawal: { bank: '은행 수수료', chain: '온체인 수수료', minimum: '최소 출금', maximum: '최대 출금', perDay: '하루 한도', secondApproverFrom: '2인 승인 기준', reviewHours: '결정 시한', arrivalHours: '도착 시한' }, security: { lockHours: '비밀번호 변경 후 대기', recoveryLockHours: '재발급 후 대기', newAddressHours: '새 주소 대기' }, recharge: { minimum: '최소 충전', secondApproverFrom: '수동 반영 2인 승인 기준' }, duties: { secondApproverFrom: '납부 2인 승인 기준' } },
    parts: { fixed: '고정', percentBp: '비율', min: '최소', max: '최대', bank: '은행', chain: '온체인' },
  },
  operators: { name: '이름', email: '이메일', roles: '역할', last_act: '마지막 작업', states: { invited: '초대됨', active: '활성', disabled: '중지됨' }, add: '운영자 추가', added: '추가됨', change_roles: '역할 변경', roles_changed: '역할이 변경됨', disable: '중지', disable_text: '%{name}의 접근을 막고 세션을 끝냅니다.', disabled: '중지됨', reset: '다시 들이기', reset_text: '%{name}에게 일회용 비밀번호를 주고 코드를 새로 설정하게 합니다. 세션은 끝납니다.', reset_done: '비밀번호가 만들어졌습니다', once_title: '일회용 비밀번호', once_text: '지금 %{name}에게 직접 전달하세요. 한 번만 표시됩니다.' },
  audit,
  clock: {
    text: '데모의 시간은 앞으로만 옮길 수 있습니다. 그 사이에 기한이 된 일은 모두 일어납니다. 배송이 완료되고 주문이 끝나며 상점이 정산을 받습니다.',
    now: '쇼핑몰 시각', ahead: '실제 시각보다 빠름', real: '차이 없음', pass: '시간 보내기', move_text: '지나간 시간은 되돌릴 수 없습니다. 아무도 로그아웃되지 않습니다.', moved: '시간이 지났습니다',
    next: '다음 기한', what: '내용', in: '남은 시간', go: '그때로 이동', nothing_due: '다가오는 기한이 없습니다.', moves: '지나간 시간', until: '도착 시각', way: '경과', happened: '타이머가 한 일', nothing: '기한 없음', failed: '실패', done: '%{smart_count}건 처리',
    deadlines: { orders: { pay_before: '미결제 주문 종료', cancel_answer_by: '상점의 취소 답변 기한', ship_by: '상점의 발송 기한', unshipped_at: '미발송 주문 자동 취소', confirm_at: '주문 자동 수령 확인', after_sale_until: '주문 완료 및 상점 정산' }, parcels: { ask_at: '운송사에 배송 상황 확인' }, refunds: { due_at: '환불 요청 처리 기한' } },
  },
  orders: {
    search: '주문·운송장·결제 번호, 구매자, 상점', books: '장부', life: '경과', payment_number: '결제 번호', promo: '할인 코드', reason_help: '구매자와 상점이 그대로 읽습니다.',
    steps: { placed: '주문', paid: '결제', late: '발송 기한 지남', cancel_asked: '구매자가 취소 요청', cancel_refused: '상점이 취소 거절', sent: '화물 발송', arrived: '배달', extended: '수령 확인 기한 연장', paused: '배송 문제', received: '수령', completed: '완료', cancelled: '취소', refunded: '환불' },
  },
  demo_chain: {
    text: '이 데모 전용의 작은 체인이며, 여기의 코인은 가치가 없습니다. 이용자의 ‘온체인 송금’ 화면에 보이는 주소로 보낸 뒤 확정될 때까지 블록을 만드세요.', none: '데모 체인이 실행되고 있지 않습니다.', token: '토큰', head: '최신 블록', final: '확정된 블록', send: '테스트 송금', send_text: '지갑처럼 이 네트워크의 아무 주소로나 데모 코인을 보냅니다.',
    address_help: '이용자는 충전의 온체인 송금에서 자신의 주소를 볼 수 있습니다.', sent: '보냈습니다. 최신 블록에 들어 있습니다', mine: '블록 만들기', mine_text: '체인의 시간을 흐르게 합니다. 여기서 트론은 20블록, 이더리움은 64블록 뒤에 확정됩니다.', blocks: '블록 수', blocks_help: '1~200', mined: '블록을 만들었습니다',
  },
  health,
  mails,
  reviews,
  ...profile,
  ...rates,
  ...freight,
  ...house,
  ...promos,
  ...settlement,
  shop,
  ...aftersales,
  ...chains,
};
