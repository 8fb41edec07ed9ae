import type { Words } from '../en.ts';

export const aftersales: Pick<Words, 'refunds' | 'disputes'> = {
  refunds: {
    title: '환불 %{sn}', asked: '신청 금액', most: '결제 금액', freight: '배송비 포함', offered: '제안 금액', granted: '환불 금액', order: '주문', need: '요청', money_only: '환불만', with_return: '반품 후 환불', goods: '상품',
    received: '받음', missing: '받지 못함', unshipped: '미발송', pieces: '수량', due: '기한', soon: '하루 미만', facts: '신청 내용', items: '대상 상품', history: '진행 기록', return_freight: '반송비 부담', return_cost: '반송비(별도)', return_to: '반송지',
    parcel: '반송 택배', sent_at: '반송 시각', picture: '사진', approve: '승인', approve_text: '%{amount}이 바로 구매자에게 환불됩니다.', approved: '환불했습니다', approve_return: '반품 승인',
    approve_return_text: '구매자가 이 주소로 상품을 보내고, 도착을 확인하면 %{amount}이 환불됩니다.', return_approved: '승인했습니다. 구매자가 상품을 보냅니다', address: '반송 주소', keep_goods: '반품 없이 환불', offer: '부분 환불 제안',
    offer_text: '상품은 구매자가 보관합니다. 최대 %{amount}.', offer_words: '구매자에게 전할 말', offer_done: '제안했습니다. 구매자가 결정합니다', refuse: '거절', refuse_text: '이후 양측 모두 판정을 요청할 수 있습니다.', refused: '거절했습니다',
    arrived: '반품 도착 확인', arrived_text: '%{amount}이 바로 구매자에게 환불됩니다.', arrived_text_freight: '%{amount}과 반송비 %{freight}이 바로 구매자에게 지급됩니다.', sellable: '다시 판매할 수 있나요?', sellable_yes: '예, 재고로', sellable_no: '아니요', arrived_done: '환불했습니다', problem: '문제 신고',
    problem_text: '상품이 오지 않았거나 상태가 다를 때, 운영자가 양측을 보고 판정합니다.', problem_done: '신고했습니다. 판정을 기다립니다', what: '문제 내용', dispute: '판정 요청', dispute_text: '양측이 일정 시간 증거를 추가한 뒤 운영자가 판정합니다.',
    dispute_done: '판정을 요청했습니다', why: '이유', message: '구매자에게 메시지', message_help: '판정 담당자도 읽습니다.', pictures: '사진 추가', chosen: '사진 %{smart_count}장', send: '보내기', sent: '보냈습니다',
    queues: { answer: '답변 대기', check: '확인 대기', disputes: '분쟁 중', open: '진행 중', over: '종료' },
    by: { shopper: '구매자', shop: '상점', operator: 'Tradewind', clock: '기한 만료' },
    happened: { asked: '환불 신청', approved: '승인', offered: '부분 환불 제안', refused: '거절', offer_accepted: '제안 수락', offer_declined: '제안 거절', offer_lapsed: '제안에 답변 없음', sent_back: '상품 반송', arrived: '반품 도착', problem: '반품 문제', dispute_opened: '판정 요청', message: '메시지', ruled: '판정', paid: '환불', withdrawn: '철회', lapsed: '기한 만료로 종료' },
  },
  disputes: {
    title: '분쟁 %{sn}', shop: '상점', opened_at: '시작', opened_by: '시작한 쪽', evidence_until: '증거 기한', rule_before: '판정 기한', late: '지연', order: '합의된 주문', asked_pieces: '%{quantity}개 중 %{asked}개',
    paid: '결제', sent: '발송', came: '수령', ship_to: '배송지', note: '상점 메모', goods: '상품', freight: '배송비', discount: '할인 코드', total: '합계', parcels: '택배', no_parcels: '발송된 것이 없습니다.', past: '이전 기록',
    shopper_past: '구매자: 주문 %{orders}건, 다른 신청 %{requests}건', shop_past: '상점: 주문 %{orders}건, 다른 신청 %{requests}건, 책임 %{faults}회', ruling: '판정', ruled_by: '판정자', fault: '책임', rule: '판정',
    rule_text: '인정한 금액은 바로 구매자에게 환불되고 해당 상품은 최종 정리됩니다. 이유는 양측이 읽습니다.', rule_text_freight: '구매자의 반송비는 %{amount}입니다. 판매자 책임으로 판정할 때만 판매자가 별도로 지급합니다.', amount: '구매자에게 줄 금액(0은 환불 없음)', amount_help: '최대 %{amount}', reason: '이유', ruled: '판정했습니다',
    evidence_text: '양측이 아직 증거를 추가할 수 있습니다. 그 후 판정하세요.',
    queues: { ready: '판정 대기', evidence: '증거 접수 중', late: '지연', ruled: '판정됨' },
  },
};
