import type { Told } from './told.ts';

/** To those who keep a shop. */
export const merchantTexts = {
  shop_order_paid: {
    title: { en: 'New paid order', 'zh-CN': '新的已付款订单', ja: '新しい支払い済み注文', ko: '새 결제 주문', th: 'คำสั่งซื้อใหม่ที่ชำระแล้ว' },
    text: {
      en: 'Order {sn} over {amount} is paid and waits to be shipped.',
      'zh-CN': '订单 {sn}（{amount}）已付款，等待发货。',
      ja: '注文 {sn}（{amount}）のお支払いが済み、発送を待っています。',
      ko: '주문 {sn}({amount})이(가) 결제되어 발송을 기다립니다.',
      th: 'คำสั่งซื้อ {sn} ยอด {amount} ชำระแล้ว รอจัดส่ง',
    },
  },
  shop_order_cancelled: {
    title: { en: 'Order cancelled', 'zh-CN': '订单已取消', ja: '注文が取り消されました', ko: '주문이 취소되었습니다', th: 'คำสั่งซื้อถูกยกเลิก' },
    text: {
      en: 'Order {sn} is cancelled and the shopper has the money back. Do not ship it.',
      'zh-CN': '订单 {sn} 已取消，款项已退还买家，请勿发货。',
      ja: '注文 {sn} は取り消され、購入者に返金されました。発送しないでください。',
      ko: '주문 {sn}이(가) 취소되어 구매자에게 환불되었습니다. 발송하지 마세요.',
      th: 'คำสั่งซื้อ {sn} ถูกยกเลิกและคืนเงินผู้ซื้อแล้ว ไม่ต้องจัดส่ง',
    },
  },
  shop_cancel_asked: {
    title: { en: 'Shopper wants to cancel', 'zh-CN': '买家申请取消订单', ja: '購入者がキャンセルを希望しています', ko: '구매자가 취소를 요청했습니다', th: 'ผู้ซื้อขอยกเลิก' },
    text: {
      en: 'Answer the wish to cancel order {sn}. Silence counts as yes.',
      'zh-CN': '请答复订单 {sn} 的取消申请；逾期未答复视为同意。',
      ja: '注文 {sn} のキャンセル希望にお答えください。回答がない場合は同意とみなします。',
      ko: '주문 {sn}의 취소 요청에 답해 주세요. 답이 없으면 동의로 간주합니다.',
      th: 'โปรดตอบคำขอยกเลิกคำสั่งซื้อ {sn} หากไม่ตอบถือว่ายินยอม',
    },
  },
  shop_ship_late: {
    title: { en: 'Shipping is overdue', 'zh-CN': '发货已逾期', ja: '発送期限を過ぎています', ko: '발송 기한이 지났습니다', th: 'เลยกำหนดจัดส่ง' },
    text: {
      en: 'Order {sn} should have been shipped. Ship it now, or it is cancelled and refunded.',
      'zh-CN': '订单 {sn} 已超过发货期限，请立即发货，否则将取消并退款。',
      ja: '注文 {sn} は発送期限を過ぎています。すぐに発送しないと、取り消しと返金になります。',
      ko: '주문 {sn}의 발송 기한이 지났습니다. 지금 발송하지 않으면 취소되고 환불됩니다.',
      th: 'คำสั่งซื้อ {sn} เลยกำหนดจัดส่งแล้ว โปรดส่งทันที มิฉะนั้นจะถูกยกเลิกและคืนเงิน',
    },
  },
  shop_order_received: {
    title: { en: 'Order received', 'zh-CN': '买家已收货', ja: '購入者が受け取りました', ko: '구매자가 수령했습니다', th: 'ผู้ซื้อได้รับสินค้าแล้ว' },
    text: {
      en: 'Order {sn} was received. The money is released when the after-sale time is over.',
      'zh-CN': '订单 {sn} 已收货，售后期结束后放款。',
      ja: '注文 {sn} が受け取られました。アフターサービス期間の終了後に代金が支払われます。',
      ko: '주문 {sn}이(가) 수령되었습니다. 애프터서비스 기간이 끝나면 대금이 지급됩니다.',
      th: 'ผู้ซื้อได้รับคำสั่งซื้อ {sn} แล้ว เงินจะถูกจ่ายเมื่อพ้นช่วงบริการหลังการขาย',
    },
  },
  shop_order_completed: {
    title: { en: 'Money released', 'zh-CN': '货款已到账', ja: '代金が支払われました', ko: '대금이 지급되었습니다', th: 'จ่ายเงินให้ร้านแล้ว' },
    text: {
      en: 'Order {sn} is completed. Its money, less commission, is in your shop’s balance.',
      'zh-CN': '订单 {sn} 已完成，扣除佣金后的货款已入店铺余额。',
      ja: '注文 {sn} のお取引が完了しました。手数料を引いた代金がショップ残高に入りました。',
      ko: '주문 {sn}이(가) 완료되었습니다. 수수료를 뺀 대금이 상점 잔액에 들어왔습니다.',
      th: 'คำสั่งซื้อ {sn} เสร็จสมบูรณ์ เงินหลังหักค่าคอมมิชชันเข้ายอดเงินร้านแล้ว',
    },
  },
  shop_refund_asked: {
    title: { en: 'New after-sale request', 'zh-CN': '新的售后申请', ja: '新しいアフターサービス申請', ko: '새 애프터서비스 신청', th: 'คำขอหลังการขายใหม่' },
    text: {
      en: 'The shopper of order {sn} asks for a refund. Answer in time.',
      'zh-CN': '订单 {sn} 的买家申请退款，请及时答复。',
      ja: '注文 {sn} の購入者が返金を申請しました。期限内にご回答ください。',
      ko: '주문 {sn}의 구매자가 환불을 신청했습니다. 기한 내에 답해 주세요.',
      th: 'ผู้ซื้อคำสั่งซื้อ {sn} ขอคืนเงิน โปรดตอบภายในเวลา',
    },
  },
  shop_return_sent: {
    title: { en: 'Return on its way', 'zh-CN': '退货已寄出', ja: '返品が発送されました', ko: '반품이 발송되었습니다', th: 'กำลังส่งสินค้าคืน' },
    text: {
      en: 'The shopper has sent back goods of order {sn}. Check them when they arrive.',
      'zh-CN': '买家已寄回订单 {sn} 的商品，收到后请查验。',
      ja: '購入者が注文 {sn} の商品を返送しました。届いたらご確認ください。',
      ko: '구매자가 주문 {sn}의 상품을 반송했습니다. 도착하면 확인해 주세요.',
      th: 'ผู้ซื้อส่งสินค้าของคำสั่งซื้อ {sn} คืนแล้ว โปรดตรวจเมื่อได้รับ',
    },
  },
  shop_dispute_opened: {
    title: { en: 'A dispute was opened', 'zh-CN': '有争议需要处理', ja: '異議が申し立てられました', ko: '분쟁이 시작되었습니다', th: 'มีข้อพิพาท' },
    text: {
      en: 'Order {sn} is in dispute. Add your evidence before we rule.',
      'zh-CN': '订单 {sn} 进入争议处理，请在裁决前补充证据。',
      ja: '注文 {sn} について異議が申し立てられました。判断の前に証拠を追加してください。',
      ko: '주문 {sn}이(가) 분쟁 중입니다. 판정 전에 증거를 추가해 주세요.',
      th: 'คำสั่งซื้อ {sn} มีข้อพิพาท โปรดเพิ่มหลักฐานก่อนการตัดสิน',
    },
  },
  shop_dispute_ruled: {
    title: { en: 'Dispute decided', 'zh-CN': '争议已裁决', ja: '異議への判断が出ました', ko: '분쟁이 판정되었습니다', th: 'ตัดสินข้อพิพาทแล้ว' },
    text: {
      en: 'The dispute about order {sn} is decided. The case shows the ruling and its reasons.',
      'zh-CN': '订单 {sn} 的争议已裁决，裁决及理由见案件。',
      ja: '注文 {sn} の異議への判断が出ました。結果と理由は案件でご確認ください。',
      ko: '주문 {sn}의 분쟁이 판정되었습니다. 판정과 사유는 사건에서 확인하세요.',
      th: 'ตัดสินข้อพิพาทของคำสั่งซื้อ {sn} แล้ว ดูคำตัดสินและเหตุผลได้ในกรณี',
    },
  },
} as const satisfies Record<string, Told>;
