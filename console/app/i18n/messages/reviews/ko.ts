import type { Words } from '../en.ts';

export const reviews: Words['reviews'] = {
  title: '%{product} 리뷰', what: '리뷰', goods: '상품', shop: '상점', by: '작성자', written: '작성일', order: '주문', rating: '별점', product_score: '상품', service_score: '서비스', postage_score: '배송',
  no_words: '내용 없음', edited: '수정일', follow_up: '추가 작성', picture: '사진', helpful: '도움이 됐다고 한 사람', facts: '정보', unnamed: '이름 숨김',
  reply: '답글', reply_text: '리뷰 아래에 표시되어 누구나 볼 수 있습니다. 답글은 한 번만 쓸 수 있고 수정할 수 없습니다.', reply_label: '답글 내용', replied: '답글을 남겼습니다', reply_of: '상점 답글', no_reply: '아직 답글 없음',
  report: '신고', report_text: '운영자가 확인합니다. 평점이 낮다는 이유로 숨겨지지는 않습니다.', report_reason: '문제 유형', report_words: '운영자에게 알릴 내용', reported: '신고했습니다',
  waits: '신고됨, 결정 대기', hidden: '숨김', hidden_text: '작성자, 상점, 운영자만 볼 수 있으며 평점에 포함되지 않습니다. 이유: %{because}', hidden_by: '숨긴 사람', reports: '신고 내역', report_line: '%{by}: %{reason}', for_shop: '상점 신고', decided: '결정됨',
  hide: '숨기기', hide_text: '다른 사람에게 보이지 않고 평점에서 빠집니다. 이유는 구매자에게 표시됩니다.', hide_done: '숨겼습니다', keep: '유지하기', keep_text: '신고를 닫고 리뷰를 유지합니다. 이유는 감사 기록에 남습니다.', keep_done: '유지합니다',
  show: '다시 표시', show_text: '모두에게 다시 보이고 평점에 포함됩니다. 이유는 감사 기록에 남습니다.', show_done: '다시 표시했습니다', why: '이유',
  queues: { reported: '신고됨', hidden: '숨김', shown: '표시 중' }, shop_queues: { open: '답글 대기', low: '별 3개 이하', replied: '답글 완료' }, search: '내용, 계정 또는 주문 번호',
};
