import type { NotificationTexts } from './notification-texts.ts';
import { fineTexts } from './fines.ts';
import { suspensionTexts } from './suspensions.ts';

/** Texts for merchants. */
export const merchantTexts = {
  ...fineTexts,
  ...suspensionTexts,
  shop_message: {
    title: {
      en: '{person} is waiting for an answer',
      'zh-CN': '{person} 正在等待回复',
      ja: '{person}さんが返信を待っています',
      ko: '{person} 님이 답변을 기다립니다',
      th: '{person} กำลังรอคำตอบ',
    },
    text: {
      en: 'A shopper has written to your shop. Answer under Customer service.',
      'zh-CN': '有买家给店铺发来消息，请在“客服”中回复。',
      ja: '購入者からショップにメッセージが届いています。「カスタマーサービス」で返信してください。',
      ko: '구매자가 상점에 메시지를 보냈습니다. ‘고객 상담’에서 답변하세요.',
      th: 'ผู้ซื้อส่งข้อความถึงร้านของคุณ ตอบได้ที่ “บริการลูกค้า”',
    },
  },
  shop_webhook_disabled: {
    title: {
      en: 'Webhook disabled',
      'zh-CN': 'Webhook 已停用',
      ja: 'Webhookが無効になりました',
      ko: 'Webhook이 비활성화되었습니다',
      th: 'Webhook ถูกปิดใช้งาน',
    },
    text: {
      en: 'Nothing could be delivered to {host}. Check that server, reactivate the webhook and send the failed events again.',
      'zh-CN': '无法送达 {host}。请检查该服务器，启用 Webhook 后重新发送失败的事件。',
      ja: '{host}に送信できませんでした。サーバーを確認し、Webhookを有効にして、失敗したイベントを再送してください。',
      ko: '{host}에 전달하지 못했습니다. 서버를 확인하고 Webhook을 활성화한 뒤 실패한 이벤트를 다시 보내세요.',
      th: 'ส่งไปยัง {host} ไม่สำเร็จ ตรวจเซิร์ฟเวอร์ เปิดใช้งาน Webhook แล้วส่งเหตุการณ์ที่ล้มเหลวอีกครั้ง',
    },
  },
  shop_order_paid: {
    title: {
      en: 'New paid order',
      'zh-CN': '新的已付款订单',
      ja: '新しい支払い済み注文',
      ko: '새 결제 주문',
      th: 'คำสั่งซื้อใหม่ที่ชำระแล้ว',
    },
    text: {
      en: 'Order {sn} for {amount} is paid and ready to ship.',
      'zh-CN': '订单 {sn}（{amount}）已付款，等待发货。',
      ja: '注文 {sn}（{amount}）のお支払いが済み、発送を待っています。',
      ko: '주문 {sn}({amount})이(가) 결제되어 발송을 기다립니다.',
      th: 'คำสั่งซื้อ {sn} ยอด {amount} ชำระแล้ว รอจัดส่ง',
    },
  },
  shop_order_cancelled: {
    title: {
      en: 'Order cancelled',
      'zh-CN': '订单已取消',
      ja: '注文がキャンセルされました',
      ko: '주문이 취소되었습니다',
      th: 'คำสั่งซื้อถูกยกเลิก',
    },
    text: {
      en: 'Order {sn} is cancelled and the shopper has the money back. Do not ship it.',
      'zh-CN': '订单 {sn} 已取消，款项已退还买家，请勿发货。',
      ja: '注文{sn}はキャンセルされ、購入者に返金されました。発送しないでください。',
      ko: '주문 {sn}이(가) 취소되어 구매자에게 환불되었습니다. 발송하지 마세요.',
      th: 'คำสั่งซื้อ {sn} ถูกยกเลิกและคืนเงินผู้ซื้อแล้ว ไม่ต้องจัดส่ง',
    },
  },
  shop_cancel_asked: {
    title: {
      en: 'Shopper wants to cancel',
      'zh-CN': '买家申请取消订单',
      ja: '購入者がキャンセルを希望しています',
      ko: '구매자가 취소를 요청했습니다',
      th: 'ผู้ซื้อขอยกเลิก',
    },
    text: {
      en: 'Answer the request to cancel order {sn}. No answer means yes.',
      'zh-CN': '请答复订单 {sn} 的取消申请；逾期未答复视为同意。',
      ja: '注文{sn}のキャンセル希望にお答えください。回答がない場合は同意とみなします。',
      ko: '주문 {sn}의 취소 요청에 답해 주세요. 답이 없으면 동의로 간주합니다.',
      th: 'กรุณาตอบคำขอยกเลิกคำสั่งซื้อ {sn} หากไม่ตอบถือว่ายินยอม',
    },
  },
  shop_ship_late: {
    title: {
      en: 'Shipping is overdue',
      'zh-CN': '发货已逾期',
      ja: '発送期限を過ぎています',
      ko: '발송 기한이 지났습니다',
      th: 'เลยกำหนดจัดส่ง',
    },
    text: {
      en: 'Order {sn} should have been shipped. Ship it now, or it will be cancelled and refunded.',
      'zh-CN': '订单 {sn} 已超过发货期限，请立即发货，否则将取消并退款。',
      ja: '注文{sn}は発送期限を過ぎています。すぐに発送しないと、キャンセルされて返金となります。',
      ko: '주문 {sn}의 발송 기한이 지났습니다. 지금 발송하지 않으면 취소되고 환불됩니다.',
      th: 'คำสั่งซื้อ {sn} เลยกำหนดจัดส่งแล้ว กรุณาจัดส่งทันที มิฉะนั้นจะถูกยกเลิกและคืนเงิน',
    },
  },
  shop_order_received: {
    title: {
      en: 'Order received',
      'zh-CN': '买家已收货',
      ja: '購入者が受け取りました',
      ko: '구매가 확정되었습니다',
      th: 'ผู้ซื้อได้รับสินค้าแล้ว',
    },
    text: {
      en: 'Order {sn} was received. The money is released when the after-sale time is over.',
      'zh-CN': '订单 {sn} 已收货，售后期结束后放款。',
      ja: '注文{sn}の受け取りが確認されました。返金申請期間の終了後に代金が支払われます。',
      ko: '주문 {sn}의 구매가 확정되었습니다. 애프터서비스 기간이 끝나면 대금이 지급됩니다.',
      th: 'ผู้ซื้อได้รับคำสั่งซื้อ {sn} แล้ว เงินจะถูกจ่ายเมื่อพ้นช่วงบริการหลังการขาย',
    },
  },
  shop_order_completed: {
    title: {
      en: 'Money released',
      'zh-CN': '货款已到账',
      ja: '代金が支払われました',
      ko: '대금이 지급되었습니다',
      th: 'จ่ายเงินให้ร้านแล้ว',
    },
    text: {
      en: 'Order {sn} is completed. Its money, less commission, is in your shop’s balance.',
      'zh-CN': '订单 {sn} 已完成，扣除佣金后的货款已入店铺余额。',
      ja: '注文{sn}のお取引が完了しました。手数料を引いた代金がショップ残高に入りました。',
      ko: '주문 {sn}이(가) 완료되었습니다. 수수료를 뺀 대금이 상점 잔액에 들어왔습니다.',
      th: 'คำสั่งซื้อ {sn} สำเร็จแล้ว เงินหลังหักค่าคอมมิชชันเข้ายอดเงินร้านแล้ว',
    },
  },
  shop_refund_asked: {
    title: {
      en: 'New after-sale request',
      'zh-CN': '新的售后申请',
      ja: '新しい返金申請',
      ko: '새 애프터서비스 신청',
      th: 'คำขอหลังการขายใหม่',
    },
    text: {
      en: 'The shopper of order {sn} requested a refund. Please answer in time.',
      'zh-CN': '订单 {sn} 的买家申请退款，请及时答复。',
      ja: '注文{sn}の購入者が返金を申請しました。期限内にご回答ください。',
      ko: '주문 {sn}의 구매자가 환불을 신청했습니다. 기한 내에 답해 주세요.',
      th: 'ผู้ซื้อคำสั่งซื้อ {sn} ขอคืนเงิน กรุณาตอบภายในเวลาที่กำหนด',
    },
  },
  shop_revocation: {
    title: {
      en: 'Withdrawal from a contract',
      'zh-CN': '买家撤回合同',
      ja: '契約の撤回',
      ko: '청약 철회',
      th: 'ผู้ซื้อยกเลิกสัญญา',
    },
    text: {
      en: 'The shopper withdrew from the contract about order {sn} on {at}. By law a shop can’t refuse this. What was sent comes back to you first.',
      'zh-CN': '买家于 {at} 撤回订单 {sn} 的合同，依法店铺不得拒绝。已寄出的商品会先退回给您。',
      ja: '購入者が{at}に注文{sn}の契約を撤回しました。法律上、ショップは拒否できません。発送済みの商品は先に返送されます。',
      ko: '구매자가 {at}에 주문 {sn}의 청약을 철회했습니다. 법에 따라 상점은 거절할 수 없습니다. 보낸 상품은 먼저 반송됩니다.',
      th: 'ผู้ซื้อยกเลิกสัญญาของคำสั่งซื้อ {sn} เมื่อ {at} ตามกฎหมายร้านปฏิเสธไม่ได้ สินค้าที่ส่งแล้วจะถูกส่งคืนมาก่อน',
    },
  },
  shop_return_sent: {
    title: {
      en: 'Return on its way',
      'zh-CN': '退货已寄出',
      ja: '返品が発送されました',
      ko: '반품이 발송되었습니다',
      th: 'กำลังส่งสินค้าคืน',
    },
    text: {
      en: 'The shopper has sent back goods of order {sn}. Check them when they arrive.',
      'zh-CN': '买家已寄回订单 {sn} 的商品，收到后请查验。',
      ja: '購入者が注文{sn}の商品を返送しました。届いたらご確認ください。',
      ko: '구매자가 주문 {sn}의 상품을 반송했습니다. 도착하면 확인해 주세요.',
      th: 'ผู้ซื้อส่งสินค้าของคำสั่งซื้อ {sn} คืนแล้ว กรุณาตรวจเมื่อได้รับ',
    },
  },
  shop_dispute_opened: {
    title: {
      en: 'A dispute was opened',
      'zh-CN': '有纠纷需要处理',
      ja: '裁定が求められました',
      ko: '분쟁이 시작되었습니다',
      th: 'มีข้อพิพาท',
    },
    text: {
      en: 'Order {sn} is in dispute. Add your evidence before we rule.',
      'zh-CN': '订单 {sn} 的申请已由平台介入，请在裁定前补充凭证。',
      ja: '注文{sn}について裁定が求められました。裁定の前に証拠を追加してください。',
      ko: '주문 {sn}이(가) 분쟁 중입니다. 판정 전에 증거를 추가해 주세요.',
      th: 'คำสั่งซื้อ {sn} มีข้อพิพาท กรุณาเพิ่มหลักฐานก่อนการตัดสิน',
    },
  },
  shop_dispute_ruled: {
    title: {
      en: 'Dispute decided',
      'zh-CN': '纠纷已裁定',
      ja: '裁定が出ました',
      ko: '분쟁이 판정되었습니다',
      th: 'ตัดสินข้อพิพาทแล้ว',
    },
    text: {
      en: 'The dispute about order {sn} is decided. See the ruling and its reasons in the case.',
      'zh-CN': '订单 {sn} 的纠纷已裁定，结果及理由见退款申请。',
      ja: '注文{sn}の裁定が出ました。結果と理由は「返金」でご確認ください。',
      ko: '주문 {sn}의 분쟁이 판정되었습니다. 판정과 사유는 사건에서 확인하세요.',
      th: 'ตัดสินข้อพิพาทของคำสั่งซื้อ {sn} แล้ว ดูคำตัดสินและเหตุผลได้ในกรณี',
    },
  },
  shop_order_extended: {
    title: {
      en: 'Shopper needs more time',
      'zh-CN': '买家延长了收货时间',
      ja: '購入者が受け取り確認の期限を延長しました',
      ko: '구매자가 구매 확정 기한을 연장했습니다',
      th: 'ผู้ซื้อขยายเวลายืนยันรับสินค้า',
    },
    text: {
      en: 'The shopper of order {sn} has extended the time until it is marked as received.',
      'zh-CN': '订单 {sn} 的买家延长了自动确认收货的时间。',
      ja: '注文{sn}の購入者が、自動で受け取り済みになる日を延ばしました。',
      ko: '주문 {sn}의 구매자가 자동 구매 확정일을 늦췄습니다.',
      th: 'ผู้ซื้อคำสั่งซื้อ {sn} เลื่อนเวลาที่ระบบจะยืนยันรับสินค้าให้',
    },
  },
  shop_offer_accepted: {
    title: {
      en: 'Offer accepted',
      'zh-CN': '买家已接受方案',
      ja: '提案が承諾されました',
      ko: '제안이 수락되었습니다',
      th: 'ผู้ซื้อยอมรับข้อเสนอ',
    },
    text: {
      en: 'The shopper of order {sn} accepted your offer of {amount}. It is paid.',
      'zh-CN': '订单 {sn} 的买家接受了您退款 {amount} 的方案，款项已退。',
      ja: '注文{sn}の購入者が{amount}の提案を承諾し、返金が完了しました。',
      ko: '주문 {sn}의 구매자가 {amount} 제안을 수락하여 환불되었습니다.',
      th: 'ผู้ซื้อคำสั่งซื้อ {sn} ยอมรับข้อเสนอ {amount} และจ่ายแล้ว',
    },
  },
  shop_offer_declined: {
    title: {
      en: 'Offer not accepted',
      'zh-CN': '买家未接受方案',
      ja: '提案は承諾されませんでした',
      ko: '제안이 수락되지 않았습니다',
      th: 'ผู้ซื้อไม่รับข้อเสนอ',
    },
    text: {
      en: 'The shopper of order {sn} did not accept your offer of {amount}. For a while, either side can ask for a ruling.',
      'zh-CN': '订单 {sn} 的买家未接受您退款 {amount} 的方案。双方可在一段时间内申请平台介入。',
      ja: '注文{sn}の購入者は{amount}の提案を承諾しませんでした。期間内であれば、双方とも裁定を求められます。',
      ko: '주문 {sn}의 구매자가 {amount} 제안을 수락하지 않았습니다. 기한 내에 양쪽 모두 운영팀에 판정을 요청할 수 있습니다.',
      th: 'ผู้ซื้อคำสั่งซื้อ {sn} ไม่รับข้อเสนอ {amount} ทั้งสองฝ่ายขอให้เราตัดสินได้ภายในเวลาที่กำหนด',
    },
  },
  shop_refund_message: {
    title: {
      en: 'New message from the shopper',
      'zh-CN': '买家发来新消息',
      ja: '購入者からのメッセージ',
      ko: '구매자의 새 메시지',
      th: 'ข้อความใหม่จากผู้ซื้อ',
    },
    text: {
      en: 'The shopper of order {sn} wrote to you about the request.',
      'zh-CN': '订单 {sn} 的买家就售后申请给您留了言。',
      ja: '注文{sn}の購入者から申請についてメッセージが届きました。',
      ko: '주문 {sn}의 구매자가 신청에 대해 메시지를 남겼습니다.',
      th: 'ผู้ซื้อคำสั่งซื้อ {sn} ส่งข้อความถึงคุณเรื่องคำขอ',
    },
  },
  shop_refund_withdrawn: {
    title: {
      en: 'Request withdrawn',
      'zh-CN': '买家已撤销申请',
      ja: '申請が取り下げられました',
      ko: '신청이 철회되었습니다',
      th: 'ผู้ซื้อถอนคำขอ',
    },
    text: {
      en: 'The shopper of order {sn} withdrew the request. There is nothing left for you to do.',
      'zh-CN': '订单 {sn} 的买家撤销了售后申请，无需再处理。',
      ja: '注文{sn}の購入者が申請を取り下げました。対応は不要です。',
      ko: '주문 {sn}의 구매자가 신청을 철회했습니다. 더 하실 일은 없습니다.',
      th: 'ผู้ซื้อคำสั่งซื้อ {sn} ถอนคำขอแล้ว คุณไม่ต้องดำเนินการใด ๆ',
    },
  },
  shop_refund_lapsed: {
    title: {
      en: 'Request closed',
      'zh-CN': '售后申请已关闭',
      ja: '申請が終了しました',
      ko: '신청이 종료되었습니다',
      th: 'ปิดคำขอแล้ว',
    },
    text: {
      en: 'The time for the next step of the request for order {sn} ran out, so it was closed without a refund.',
      'zh-CN': '订单 {sn} 的申请因超过下一步的期限而关闭，未退款。',
      ja: '注文{sn}の申請は、次の手続きの期限が過ぎたため、返金なしで終了しました。',
      ko: '주문 {sn}의 신청은 다음 단계의 기한이 지나 환불 없이 종료되었습니다.',
      th: 'คำขอของคำสั่งซื้อ {sn} เลยเวลาของขั้นตอนถัดไป จึงถูกปิดโดยไม่มีการคืนเงิน',
    },
  },
  shop_payout_asked: {
    title: {
      en: 'Payout requested',
      'zh-CN': '店铺已申请提现',
      ja: '出金を受け付けました',
      ko: '출금이 신청되었습니다',
      th: 'ได้รับคำขอถอนเงินร้าน',
    },
    text: {
      en: 'A payout of {amount} ({sn}) was requested. If it was neither you nor your payout calendar, cancel it right away and change your payment code.',
      'zh-CN': '店铺申请提现 {amount}（{sn}）。如非您本人操作，也非每周自动提现，请立即取消并修改支付密码。',
      ja: '{amount}の出金（{sn}）が申請されました。お心当たりがなく、毎週の自動出金でもない場合は、すぐに取り消して支払い暗証番号を変更してください。',
      ko: '{amount} 출금({sn})이 신청되었습니다. 본인이나 출금 일정에 따른 것이 아니라면 즉시 취소하고 결제 비밀번호를 변경하세요.',
      th: 'มีการขอถอนเงินร้าน {amount} ({sn}) หากไม่ใช่คุณหรือการถอนตามปฏิทินของร้าน ให้ยกเลิกทันทีและเปลี่ยนรหัสชำระเงิน',
    },
  },
  shop_payout_passed: {
    title: {
      en: 'Payout paid',
      'zh-CN': '店铺提现已打款',
      ja: '出金が完了しました',
      ko: '출금이 지급되었습니다',
      th: 'โอนเงินที่ร้านถอนแล้ว',
    },
    text: {
      en: '{amount} of payout {sn} is on its way to your account. Reference: {reference}',
      'zh-CN': '店铺提现 {sn} 的 {amount} 已汇出。凭证号：{reference}',
      ja: '出金{sn}の{amount}を送金しました。照会番号：{reference}',
      ko: '출금 {sn}의 {amount}을(를) 보냈습니다. 참조 번호: {reference}',
      th: 'โอนเงิน {amount} ของการถอน {sn} แล้ว เลขอ้างอิง: {reference}',
    },
  },
  shop_payout_refused: {
    title: {
      en: 'Payout refused, money returned',
      'zh-CN': '店铺提现被拒，款项已退回',
      ja: '出金できませんでした（残高に戻しました）',
      ko: '출금이 거절되어 금액이 돌아왔습니다',
      th: 'การถอนเงินร้านถูกปฏิเสธ คืนเงินแล้ว',
    },
    text: {
      en: 'Payout {sn} was refused and {amount} went back to your shop.[ Reason: {message}]',
      'zh-CN': '店铺提现 {sn} 未通过，{amount} 已退回店铺。[原因：{message}]',
      ja: '出金{sn}は承認されず、{amount}をショップに戻しました。[理由：{message}]',
      ko: '출금 {sn}이(가) 거절되어 {amount}이(가) 상점으로 돌아왔습니다.[ 사유: {message}]',
      th: 'การถอน {sn} ถูกปฏิเสธ คืน {amount} เข้ายอดเงินร้านแล้ว[ เหตุผล: {message}]',
    },
  },
  shop_question: {
    title: {
      en: 'New question about a product',
      'zh-CN': '商品有新提问',
      ja: '商品に新しい質問があります',
      ko: '새 상품 문의',
      th: 'คำถามใหม่เกี่ยวกับสินค้า',
    },
    text: {
      en: 'A shopper asks: {question} Everyone can read the question and your answer.',
      'zh-CN': '有顾客提问：{question} 问题和您的回答对所有人可见。',
      ja: 'お客様からの質問：{question} 質問と回答はすべての人に公開されます。',
      ko: '고객 문의: {question} 문의와 답변은 모두에게 공개됩니다.',
      th: 'ลูกค้าถามว่า: {question} ทุกคนอ่านคำถามและคำตอบของคุณได้',
    },
  },
  shop_review: {
    title: { en: 'New review', 'zh-CN': '新的评价', ja: '新しいレビュー', ko: '새 리뷰', th: 'รีวิวใหม่' },
    text: {
      en: 'Products of order {sn} got {score} of 5 stars. You can reply once.',
      'zh-CN': '订单 {sn} 的商品获得 {score} 星（满分 5 星），您可以回复一次。',
      ja: '注文{sn}の商品に星{score}（5段階）の評価が付きました。一度だけ返信できます。',
      ko: '주문 {sn}의 상품이 별점 5점 중 {score}점을 받았습니다. 한 번 답할 수 있습니다.',
      th: 'สินค้าในคำสั่งซื้อ {sn} ได้ {score} จาก 5 ดาว คุณตอบได้หนึ่งครั้ง',
    },
  },
} as const satisfies Record<string, NotificationTexts>;
