import type { Texts } from '../locales.ts';

/** Requests for refunds, their answers and disputes. */
export const aftersales = {
  refund_not_found: {
    en: 'This request was not found. Please open it from the order.',
    'zh-CN': '找不到该退款申请，请从订单中打开。',
    ja: 'この返金申請は見つかりません。注文から開いてください。',
    ko: '환불 신청을 찾을 수 없습니다. 주문에서 열어 주세요.',
    th: 'ไม่พบคำขอคืนเงินนี้ กรุณาเปิดจากคำสั่งซื้อ',
  },
  refund_not_possible: {
    en: 'A refund cannot be asked for this order as it is now.',
    'zh-CN': '该订单当前状态无法申请退款。',
    ja: 'この注文は、いまの状態では返金を申請できません。',
    ko: '이 주문은 현재 상태에서 환불을 신청할 수 없습니다.',
    th: 'คำสั่งซื้อนี้ยังขอคืนเงินไม่ได้ในสถานะปัจจุบัน',
  },
  refund_open: {
    en: 'There is an open request for this order already. Please follow it there.',
    'zh-CN': '该订单已有进行中的退款申请，请在该申请中查看进度。',
    ja: 'この注文にはすでに手続き中の返金申請があります。そちらで状況をご確認ください。',
    ko: '이 주문에는 이미 진행 중인 환불 신청이 있습니다. 해당 신청에서 확인해 주세요.',
    th: 'คำสั่งซื้อนี้มีคำขอคืนเงินที่ยังดำเนินการอยู่ กรุณาติดตามที่คำขอนั้น',
  },
  refund_too_late: {
    en: 'The time for a refund of this order is over. Please write to the shop.',
    'zh-CN': '该订单的退款期限已过，请联系商家。',
    ja: 'この注文の返金申請期間は終了しました。ショップにお問い合わせください。',
    ko: '이 주문의 환불 신청 기간이 지났습니다. 판매자에게 문의해 주세요.',
    th: 'หมดเวลาขอคืนเงินของคำสั่งซื้อนี้แล้ว กรุณาติดต่อร้านค้า',
  },
  refund_lines: {
    en: 'These goods cannot be asked back[: {left} left at most]. Please choose again.',
    'zh-CN': '所选商品无法申请退款[，最多还可申请 {left} 件]，请重新选择。',
    ja: '選んだ商品は返金を申請できません[（残り{left}点まで）]。選び直してください。',
    ko: '선택한 상품은 환불할 수 없습니다[(최대 {left}개)]. 다시 선택해 주세요.',
    th: 'สินค้าที่เลือกขอคืนเงินไม่ได้[ (เหลือได้อีก {left} ชิ้น)] กรุณาเลือกใหม่',
  },
  refund_amount: {
    en: 'The amount must be more than zero[ and at most {most}]. Please correct it.',
    'zh-CN': '金额必须大于零[，且不超过 {most}]，请修改。',
    ja: '金額は0より大きく[、{most}以下で]入力してください。',
    ko: '금액은 0보다 크고[ {most} 이하]여야 합니다. 수정해 주세요.',
    th: 'จำนวนเงินต้องมากกว่าศูนย์[ และไม่เกิน {most}] กรุณาแก้ไข',
  },
  refund_return_not_received: {
    en: 'Goods that have not come cannot be sent back. Please choose "Refund only".',
    'zh-CN': '未收到的商品无法退回，请选择“仅退款”。',
    ja: '届いていない商品は返送できません。「返金のみ」を選んでください。',
    ko: '받지 않은 상품은 반송할 수 없습니다. “환불만”을 선택해 주세요.',
    th: 'สินค้าที่ยังไม่ได้รับไม่สามารถส่งคืนได้ กรุณาเลือก “คืนเงินอย่างเดียว”',
  },
  refund_moved_on: {
    en: 'The request has moved on meanwhile, so this is no longer possible. Please look at it again.',
    'zh-CN': '申请状态已变化，无法进行此操作，请刷新查看。',
    ja: '申請の状況が変わったため、この操作はできません。もう一度ご確認ください。',
    ko: '신청 상태가 바뀌어 더 이상 할 수 없습니다. 다시 확인해 주세요.',
    th: 'คำขอเปลี่ยนสถานะไปแล้ว จึงทำรายการนี้ไม่ได้ กรุณาดูอีกครั้ง',
  },
  explanation_required: {
    en: 'Please explain what happened in a few words.',
    'zh-CN': '请简单说明情况。',
    ja: '何があったか、簡単にご説明ください。',
    ko: '어떤 일이 있었는지 간단히 적어 주세요.',
    th: 'กรุณาอธิบายสั้น ๆ ว่าเกิดอะไรขึ้น',
  },
  message_empty: {
    en: 'Please write something or add a picture.',
    'zh-CN': '请填写内容或添加图片。',
    ja: '文章を書くか、写真を追加してください。',
    ko: '내용을 적거나 사진을 추가해 주세요.',
    th: 'กรุณาเขียนข้อความหรือเพิ่มรูปภาพ',
  },
  evidence_over: {
    en: 'The time to add evidence is over. The ruling comes next.',
    'zh-CN': '补充证据的时间已结束，请等待裁定。',
    ja: '証拠を追加できる期間は終了しました。裁定をお待ちください。',
    ko: '증거 제출 기간이 끝났습니다. 심사 결과를 기다려 주세요.',
    th: 'หมดเวลาเพิ่มหลักฐานแล้ว กรุณารอคำตัดสิน',
  },
  evidence_running: {
    en: 'Both sides may still add evidence[ for {hours} hours]. Please rule after that.',
    'zh-CN': '双方仍可补充证据[，还剩 {hours} 小时]，请之后再裁定。',
    ja: '双方はまだ証拠を追加できます[（残り{hours}時間）]。その後に裁定してください。',
    ko: '양측이 아직 증거를 추가할 수 있습니다[({hours}시간 남음)]. 그 후에 판정해 주세요.',
    th: 'ทั้งสองฝ่ายยังเพิ่มหลักฐานได้[อีก {hours} ชั่วโมง] กรุณาตัดสินหลังจากนั้น',
  },
} as const satisfies Record<string, Texts>;
