import type { Words } from '../en.ts';

export const shop: Words['shop'] = {
  desk: '상점 데스크', change: '상점 바꾸기',
  roles: { owner: '소유자', staff: '직원' },
  sign_in: {
    door: '어떻게 오셨나요?', shop: '상점', operator: '운영자', title: '상점에 로그인', account: '사용자 이름, 이메일 또는 휴대폰 번호', help: '쇼핑할 때 쓰는 계정으로 로그인합니다. 함께 운영하는 사람은 각자의 계정을 씁니다.',
  },
  dashboard: {
    see: '쇼핑객 화면으로 보기', to_ship: '발송할 주문', cancels: '취소 요청', refunds: '답변할 교환·환불 요청', disputes: '분쟁 %{smart_count}건', payable: '출금 가능', debt: '미정산: %{amount}',
    pending: '보관 중인 판매 대금', pending_orders: '주문 %{smart_count}건', next_to_ship: '다음 발송', nothing_to_ship: '모두 발송했습니다.',
  },
  inbox: { unread: '읽지 않음 %{smart_count}건', read_all: '모두 읽음으로 표시', new: '새 알림' },
  slip: { title: '포장 명세서', print: '인쇄', from: '보내는 곳', to: '받는 곳', pieces: '수량', total: '총 가액' },
  orders: {
    title: '주문 %{sn}', order: '주문', search: '주문 번호 또는 받는 사람', placed: '주문', paid: '결제', sent: '발송', arrived: '배달', received: '수령', completed: '완료', cancelled: '취소', refunded: '환불',
    next: '다음 기한', pieces: '%{smart_count}개', left: '미발송 %{smart_count}개', sent_pieces: '발송 %{smart_count}개', refunded_pieces: '환불 %{smart_count}개',
    late: '지연', wants_cancel: '취소 요청', wants_cancel_text: '구매자가 취소를 원합니다. 기한까지 답하지 않으면 동의한 것으로 보고 전액 환불됩니다.', paused: '배송에 문제가 있어 수령 확인 기한이 멈춰 있습니다.',
    tabs: { to_ship: '발송 대기', late: '지연', cancel_asked: '취소 요청', partly_sent: '일부 발송', sent: '배송 중', received: '수령', completed: '완료', after_sale: '교환·환불', cancelled: '취소', to_pay: '결제 대기', all: '전체' },
    deadlines: { cancel_answer_by: '답변 기한까지', ship_by: '발송 기한까지', confirm_at: '자동 수령 확인까지', after_sale_until: '정산까지', pay_before: '미결제 종료까지' },
    cancel_reasons: { shopper: '결제 직후 구매자 취소', unpaid: '기한 내 미결제', agreed: '상점 동의', silence: '기한 내 무응답', shop: '상점 취소', unshipped: '기한 내 미발송', operator: '플랫폼 취소' },
    cancel_note: '설명', lines: '주문 상품', ship_to: '배송지', addressee: '받는 사람', note: '메모', money: '금액', goods: '상품', freight: '배송비', discount: '할인(플랫폼 부담)', total: '합계',
    parcel: '화물 %{number}', carrier: '운송사', parcel_number: '운송장 번호', contents: '내용물', other_carrier: '기타 운송사', slip: '포장 명세서',
    ship: '발송', ship_text: '모두 보내거나 일부만 포장해 나머지를 다른 화물로 보낼 수 있습니다.', shipped: '화물을 발송했습니다', of_left: '미발송 %{count}개 중. 0이면 다른 화물로 보냅니다', customs: '통관 정보 입력', customs_name: '통관용 품명', hs_code: 'HS 코드', origin: '원산지', origin_help: '두 글자, 예: JP', customs_value: '개당 가액(USD)', customs_value_help: '비우면 판매가',
    agree: '취소 동의', agree_text: '즉시 전액 환불되고 재고로 돌아갑니다.', agreed: '취소하고 환불했습니다', refuse: '거절', refuse_text: '주문은 그대로이며 발송해야 합니다.', refused: '거절했습니다',
    cancel: '주문 취소', cancel_text: '즉시 전액 환불됩니다. 발송할 수 없을 때만 사용하세요.', cancel_done: '취소하고 환불했습니다',
    tell_news: '배송 상황 알리기', news: '상황', place: '장소', news_at_help: '현지 시각. 비우면 지금.', news_note: '구매자에게 남길 메모', news_text: '스스로 알려 주지 않는 운송사를 위한 것입니다. 구매자에게 보입니다.', news_told: '알렸습니다',
  },
  money: { title: '돈은 어디에', places: { unpaid: '미결제', held: '보관 중', released: '상점에 정산됨', returned: '돌려줌' }, unpaid_text: '아직 결제되지 않았습니다.', paid: '구매자 결제', promotion: '할인 부담분', duties: '세관 납부용 보관', refunded: '구매자에게 환불', return_freight: '구매자에게 지급한 반송비', promotion_back: '할인분 반환', held: '현재 보관액', commission: '수수료', got: '상점이 받은 금액', will_get: '상점이 받을 금액', refund_until: '환불 가능 기한', released_at: '정산 시각' },
};
