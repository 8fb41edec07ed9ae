import type { NotificationTexts } from './notification-texts.ts';

/** Texts for shoppers about their refunds. */
export const afterSaleTexts = {
  revocation_received: {
    title: {
      en: 'We received your withdrawal from the contract',
      'zh-CN': '已收到您的撤回声明',
      ja: '契約撤回のお申し出を受け付けました',
      ko: '청약 철회 의사를 접수했습니다',
      th: 'ได้รับการยกเลิกสัญญาของคุณแล้ว',
    },
    text: {
      en: 'Received on {at}, for {shop}: “{statement}” Keep this message. The order says what happens next.',
      'zh-CN': '{shop} 于 {at} 收到您的声明：“{statement}”请保存此消息，后续步骤见订单。',
      ja: '{at}に{shop}宛てのお申し出を受け付けました：「{statement}」。このメッセージを保管してください。次の手順は注文画面をご覧ください。',
      ko: '{at}에 {shop} 앞으로 접수된 내용: “{statement}” 이 메시지를 보관하세요. 다음 단계는 주문에서 확인하세요.',
      th: 'ได้รับเมื่อ {at} ถึง {shop}: “{statement}” กรุณาเก็บข้อความนี้ไว้ ดูขั้นตอนต่อไปในคำสั่งซื้อ',
    },
  },
  refund_approved: {
    title: {
      en: 'Request approved',
      'zh-CN': '售后申请已同意',
      ja: '申請が承認されました',
      ko: '신청이 승인되었습니다',
      th: 'อนุมัติคำขอแล้ว',
    },
    text: {
      en: '{shop} agreed to your request for order {sn}. The order says what happens next.',
      'zh-CN': '{shop} 已同意您对订单 {sn} 的申请，后续步骤见订单。',
      ja: '{shop}がご注文{sn}の申請に同意しました。次の手順は注文画面をご覧ください。',
      ko: '{shop}에서 주문 {sn}의 신청에 동의했습니다. 다음 단계는 주문에서 확인하세요.',
      th: '{shop} ตกลงตามคำขอของคำสั่งซื้อ {sn} แล้ว ดูขั้นตอนต่อไปในคำสั่งซื้อ',
    },
  },
  refund_offered: {
    title: {
      en: 'The shop makes an offer',
      'zh-CN': '商家提出部分退款',
      ja: 'ショップから提案があります',
      ko: '상점이 제안을 보냈습니다',
      th: 'ร้านยื่นข้อเสนอ',
    },
    text: {
      en: '{shop} offers {amount} for order {sn}. Accept or decline it in the order.',
      'zh-CN': '{shop} 对订单 {sn} 提出退款 {amount}，请在订单中接受或拒绝。',
      ja: '{shop}がご注文{sn}について{amount}を提案しています。注文画面で承諾するかお選びください。',
      ko: '{shop}에서 주문 {sn}에 대해 {amount}을(를) 제안했습니다. 주문에서 수락하거나 거절하세요.',
      th: '{shop} เสนอ {amount} สำหรับคำสั่งซื้อ {sn} ยอมรับหรือปฏิเสธได้ในคำสั่งซื้อ',
    },
  },
  refund_refused: {
    title: {
      en: 'Request refused',
      'zh-CN': '售后申请被拒绝',
      ja: '申請が認められませんでした',
      ko: '신청이 거절되었습니다',
      th: 'คำขอถูกปฏิเสธ',
    },
    text: {
      en: '{shop} refused your request for order {sn}. You can ask us to rule on it.',
      'zh-CN': '{shop} 拒绝了您对订单 {sn} 的申请。您可以申请平台介入。',
      ja: '{shop}はご注文{sn}の申請を認めませんでした。裁定を求めることができます。',
      ko: '{shop}에서 주문 {sn}의 신청을 거절했습니다. 운영팀에 판정을 요청하실 수 있습니다.',
      th: '{shop} ปฏิเสธคำขอของคำสั่งซื้อ {sn} คุณขอให้เราตัดสินได้',
    },
  },
  refund_paid: {
    title: {
      en: 'Refund paid',
      'zh-CN': '退款已到账',
      ja: '返金が完了しました',
      ko: '환불이 완료되었습니다',
      th: 'คืนเงินแล้ว',
    },
    text: {
      en: 'The refund for order {sn} is in your wallet[: {amount}].',
      'zh-CN': '订单 {sn} 的退款已退回您的钱包[：{amount}]。',
      ja: 'ご注文{sn}の返金をウォレットに入れました[：{amount}]。',
      ko: '주문 {sn}의 환불금이 지갑에 들어왔습니다[: {amount}].',
      th: 'เงินคืนของคำสั่งซื้อ {sn} เข้ากระเป๋าเงินของคุณแล้ว[: {amount}]',
    },
  },
  dispute_opened: {
    title: {
      en: 'We’re reviewing your case',
      'zh-CN': '平台已介入处理',
      ja: '裁定の手続きが始まりました',
      ko: '운영팀이 검토 중입니다',
      th: 'เรากำลังพิจารณากรณีของคุณ',
    },
    text: {
      en: 'The request for order {sn} is now in dispute. Both sides can add evidence, then we’ll rule.',
      'zh-CN': '平台已介入订单 {sn} 的申请。双方可补充凭证，之后由平台裁定。',
      ja: 'ご注文{sn}の申請はTradewindが裁定します。双方が証拠を追加でき、その後に裁定します。',
      ko: '주문 {sn}의 신청이 분쟁으로 넘어갔습니다. 양쪽이 증거를 추가한 뒤 판정합니다.',
      th: 'คำขอของคำสั่งซื้อ {sn} อยู่ในข้อพิพาท ทั้งสองฝ่ายเพิ่มหลักฐานได้ แล้วเราจะตัดสิน',
    },
  },
  dispute_ruled: {
    title: {
      en: 'We have ruled',
      'zh-CN': '平台已作出裁定',
      ja: '裁定が出ました',
      ko: '판정이 내려졌습니다',
      th: 'เราตัดสินแล้ว',
    },
    text: {
      en: 'The dispute about order {sn} is decided. Read the ruling in the order.',
      'zh-CN': '订单 {sn} 的纠纷已裁定，请在订单中查看。',
      ja: 'ご注文{sn}の裁定が出ました。注文画面でご確認ください。',
      ko: '주문 {sn}의 분쟁이 판정되었습니다. 주문에서 확인하세요.',
      th: 'ตัดสินข้อพิพาทของคำสั่งซื้อ {sn} แล้ว อ่านคำตัดสินได้ในคำสั่งซื้อ',
    },
  },
  refund_message: {
    title: {
      en: 'New message from the shop',
      'zh-CN': '商家发来新消息',
      ja: 'ショップからのメッセージ',
      ko: '상점의 새 메시지',
      th: 'ข้อความใหม่จากร้าน',
    },
    text: {
      en: '{shop} wrote to you about your request for order {sn}.',
      'zh-CN': '{shop} 就订单 {sn} 的申请给您留了言。',
      ja: '{shop}からご注文{sn}の申請についてメッセージが届きました。',
      ko: '{shop}에서 주문 {sn}의 신청에 대해 메시지를 남겼습니다.',
      th: '{shop} ส่งข้อความถึงคุณเรื่องคำขอของคำสั่งซื้อ {sn}',
    },
  },
  refund_exchanged: {
    title: {
      en: 'Your replacement is on its way',
      'zh-CN': '换货商品已寄出',
      ja: '交換品が発送されました',
      ko: '교환 상품이 발송되었습니다',
      th: 'กำลังจัดส่งสินค้าใหม่ให้คุณ',
    },
    text: {
      en: '{shop} has sent the replacement for order {sn}. Its tracking number is in the request.',
      'zh-CN': '{shop} 已寄出订单 {sn} 的换货商品，运单号见售后申请。',
      ja: '{shop}がご注文{sn}の交換品を発送しました。追跡番号は申請画面でご覧いただけます。',
      ko: '{shop}에서 주문 {sn}의 교환 상품을 보냈습니다. 운송장 번호는 신청 화면에서 확인하세요.',
      th: '{shop} ส่งสินค้าใหม่ของคำสั่งซื้อ {sn} แล้ว ดูเลขพัสดุได้ในคำขอ',
    },
  },
  refund_lapsed: {
    title: {
      en: 'Request closed',
      'zh-CN': '售后申请已关闭',
      ja: '申請が終了しました',
      ko: '신청이 종료되었습니다',
      th: 'ปิดคำขอแล้ว',
    },
    text: {
      en: 'The time for the next step of your request for order {sn} ran out, so it was closed without a refund.',
      'zh-CN': '订单 {sn} 的申请因超过下一步的期限而关闭，未退款。',
      ja: 'ご注文{sn}の申請は、次の手続きの期限が過ぎたため、返金なしで終了しました。',
      ko: '주문 {sn}의 신청은 다음 단계의 기한이 지나 환불 없이 종료되었습니다.',
      th: 'คำขอของคำสั่งซื้อ {sn} เลยเวลาของขั้นตอนถัดไป จึงถูกปิดโดยไม่มีการคืนเงิน',
    },
  },
} as const satisfies Record<string, NotificationTexts>;
