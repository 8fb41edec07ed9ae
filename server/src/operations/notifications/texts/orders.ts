import type { NotificationTexts } from './notification-texts.ts';

/** Texts for shoppers about their orders. */
export const orderTexts = {
  order_paid: {
    title: {
      en: 'Payment received',
      'zh-CN': '付款成功',
      ja: 'お支払いを確認しました',
      ko: '결제가 완료되었습니다',
      th: 'ได้รับการชำระเงินแล้ว',
    },
    text: {
      en: 'You paid {amount} for order {sn} at {shop}. The money is held until you have your goods.',
      'zh-CN': '您已为 {shop} 的订单 {sn} 支付 {amount}。收货前款项由平台托管。',
      ja: '{shop}のご注文{sn}に{amount}をお支払いいただきました。商品が届くまで代金はお預かりします。',
      ko: '{shop} 주문 {sn}에 {amount}을(를) 결제하셨습니다. 상품을 받으실 때까지 대금은 보관됩니다.',
      th: 'คุณชำระ {amount} สำหรับคำสั่งซื้อ {sn} ของ {shop} แล้ว เงินจะถูกเก็บไว้จนกว่าคุณจะได้รับสินค้า',
    },
  },
  order_closed_unpaid: {
    title: {
      en: 'Order closed without payment',
      'zh-CN': '超时未付款，订单已关闭',
      ja: 'お支払いがなかったため、注文を終了しました',
      ko: '미결제 주문이 취소되었습니다',
      th: 'คำสั่งซื้อถูกยกเลิกเพราะไม่ได้ชำระเงิน',
    },
    text: {
      en: 'Order {sn} at {shop} was not paid in time and is closed. Nothing was charged.',
      'zh-CN': '{shop} 的订单 {sn} 超时未付款，已关闭，未产生扣款。',
      ja: '{shop}のご注文{sn}は期限内にお支払いがなかったため終了しました。請求は発生していません。',
      ko: '{shop} 주문 {sn}이(가) 기한 내에 결제되지 않아 취소되었습니다. 청구된 금액은 없습니다.',
      th: 'คำสั่งซื้อ {sn} ของ {shop} ไม่ได้ชำระภายในเวลาที่กำหนดจึงถูกยกเลิก ไม่มีการเรียกเก็บเงิน',
    },
  },
  order_cancelled: {
    title: {
      en: 'Order cancelled, money returned',
      'zh-CN': '订单已取消，款项已退回',
      ja: '注文をキャンセルし、返金しました',
      ko: '주문이 취소되고 환불되었습니다',
      th: 'ยกเลิกคำสั่งซื้อและคืนเงินแล้ว',
    },
    text: {
      en: 'Order {sn} at {shop} is cancelled. {amount} is back in your wallet.',
      'zh-CN': '{shop} 的订单 {sn} 已取消，{amount} 已退回您的钱包。',
      ja: '{shop}のご注文{sn}をキャンセルし、{amount}をウォレットに返金しました。',
      ko: '{shop} 주문 {sn}이(가) 취소되었습니다. {amount}이(가) 지갑으로 돌아왔습니다.',
      th: 'คำสั่งซื้อ {sn} ของ {shop} ถูกยกเลิกแล้ว คืน {amount} เข้ากระเป๋าเงินของคุณแล้ว',
    },
  },
  cancel_refused: {
    title: {
      en: 'The shop didn’t agree to cancel',
      'zh-CN': '商家未同意取消订单',
      ja: 'ショップがキャンセルに同意しませんでした',
      ko: '상점이 취소에 동의하지 않았습니다',
      th: 'ร้านไม่ยินยอมให้ยกเลิก',
    },
    text: {
      en: '{shop} continues with order {sn}. You can still request a refund once you have it.',
      'zh-CN': '{shop} 将继续处理订单 {sn}。收货后您仍可申请退款。',
      ja: '{shop}はご注文{sn}の手配を続けます。お受け取り後に返金を申請できます。',
      ko: '{shop}에서 주문 {sn}을(를) 계속 진행합니다. 받으신 뒤에도 환불을 신청하실 수 있습니다.',
      th: '{shop} จะดำเนินการคำสั่งซื้อ {sn} ต่อ คุณยังขอคืนเงินได้หลังได้รับสินค้า',
    },
  },
  order_shipped: {
    title: { en: 'On its way', 'zh-CN': '已发货', ja: '発送されました', ko: '발송되었습니다', th: 'จัดส่งแล้ว' },
    text: {
      en: '{shop} has sent a parcel of order {sn}. Track it in the order.',
      'zh-CN': '{shop} 已寄出订单 {sn} 的包裹，可在订单中查看物流。',
      ja: '{shop}がご注文{sn}の荷物を発送しました。注文画面で配送状況をご確認いただけます。',
      ko: '{shop}에서 주문 {sn}의 상품을 보냈습니다. 주문에서 배송을 확인하세요.',
      th: '{shop} ส่งพัสดุของคำสั่งซื้อ {sn} แล้ว ติดตามได้ในคำสั่งซื้อ',
    },
  },
  parcel_out: {
    title: { en: 'Out for delivery', 'zh-CN': '正在派送', ja: '配達中です', ko: '배달 중입니다', th: 'กำลังนำจ่าย' },
    text: {
      en: 'A parcel of order {sn} is with the courier and should reach you soon.',
      'zh-CN': '订单 {sn} 的包裹正在派送，即将送达。',
      ja: 'ご注文{sn}の荷物は配達中です。まもなく届きます。',
      ko: '주문 {sn}의 상품이 배달 중이며 곧 도착합니다.',
      th: 'พัสดุของคำสั่งซื้อ {sn} กำลังนำจ่ายและจะถึงคุณเร็ว ๆ นี้',
    },
  },
  parcel_pickup: {
    title: {
      en: 'Ready for pick-up',
      'zh-CN': '包裹待自提',
      ja: '荷物を受け取れます',
      ko: '수령 가능합니다',
      th: 'พร้อมให้รับแล้ว',
    },
    text: {
      en: 'A parcel of order {sn} is ready to be picked up. The order says where.',
      'zh-CN': '订单 {sn} 的包裹已可自提，地点见订单详情。',
      ja: 'ご注文{sn}の荷物を受け取れます。場所は注文画面をご覧ください。',
      ko: '주문 {sn}의 상품을 찾아가실 수 있습니다. 장소는 주문에서 확인하세요.',
      th: 'พัสดุของคำสั่งซื้อ {sn} พร้อมให้รับแล้ว ดูสถานที่ได้ในคำสั่งซื้อ',
    },
  },
  parcel_trouble: {
    title: {
      en: 'Trouble with a delivery',
      'zh-CN': '配送出现问题',
      ja: '配送に問題がありました',
      ko: '배송에 문제가 있습니다',
      th: 'การจัดส่งมีปัญหา',
    },
    text: {
      en: 'A parcel of order {sn} could not be delivered as planned. See the latest update in the order.',
      'zh-CN': '订单 {sn} 的包裹未能按计划送达，请在订单中查看最新动态。',
      ja: 'ご注文{sn}の荷物が予定どおり配達できませんでした。注文画面で最新の状況をご確認ください。',
      ko: '주문 {sn}의 상품이 예정대로 배달되지 못했습니다. 주문에서 최신 소식을 확인하세요.',
      th: 'พัสดุของคำสั่งซื้อ {sn} จัดส่งไม่ได้ตามกำหนด ดูความเคลื่อนไหวล่าสุดในคำสั่งซื้อ',
    },
  },
  order_delivered: {
    title: { en: 'Delivered', 'zh-CN': '已送达', ja: '配達が完了しました', ko: '배달 완료', th: 'ส่งถึงแล้ว' },
    text: {
      en: 'Order {sn} from {shop} was delivered. Confirm when you have everything, or ask for help if something is wrong.',
      'zh-CN': '{shop} 的订单 {sn} 已送达。请在收齐后确认收货，如有问题可申请售后。',
      ja: '{shop}のご注文{sn}が届きました。すべてそろっていたら受け取りを確認し、問題があればお知らせください。',
      ko: '{shop} 주문 {sn}이(가) 배달되었습니다. 모두 받으셨다면 구매를 확정하고, 문제가 있으면 알려 주세요.',
      th: 'คำสั่งซื้อ {sn} ของ {shop} ส่งถึงแล้ว กรุณายืนยันรับสินค้าเมื่อได้รับครบ หรือแจ้งหากมีปัญหา',
    },
  },
  order_received_by_clock: {
    title: {
      en: 'Marked as received',
      'zh-CN': '已自动确认收货',
      ja: '受け取り済みになりました',
      ko: '자동으로 구매 확정되었습니다',
      th: 'ระบบยืนยันรับสินค้าให้แล้ว',
    },
    text: {
      en: 'The time to confirm order {sn} has passed, so it is marked as received. You can still request a refund for a while.',
      'zh-CN': '订单 {sn} 的确认期限已过，视为已收货。在售后期内您仍可申请退款。',
      ja: 'ご注文{sn}は確認期限が過ぎたため、受け取り済みとなりました。引き続き一定期間は返金を申請できます。',
      ko: '주문 {sn}의 확정 기한이 지나 자동으로 구매 확정되었습니다. 일정 기간 환불을 신청하실 수 있습니다.',
      th: 'หมดเวลายืนยันคำสั่งซื้อ {sn} แล้ว ระบบจึงยืนยันรับสินค้าให้ คุณยังขอคืนเงินได้ในช่วงเวลาหนึ่ง',
    },
  },
  order_completed: {
    title: {
      en: 'Order completed',
      'zh-CN': '订单已完成',
      ja: 'お取引が完了しました',
      ko: '주문이 완료되었습니다',
      th: 'คำสั่งซื้อสำเร็จ',
    },
    text: {
      en: 'Order {sn} from {shop} is completed and the shop has been paid. Thank you.',
      'zh-CN': '{shop} 的订单 {sn} 已完成，货款已付给商家。感谢您的购买。',
      ja: '{shop}のご注文{sn}のお取引が完了し、代金をショップに支払いました。ありがとうございました。',
      ko: '{shop} 주문 {sn}이(가) 완료되어 상점에 대금이 지급되었습니다. 감사합니다.',
      th: 'คำสั่งซื้อ {sn} ของ {shop} สำเร็จและร้านได้รับเงินแล้ว ขอบคุณที่ใช้บริการ',
    },
  },
  order_ship_late: {
    title: {
      en: 'The shop is late',
      'zh-CN': '商家发货延迟',
      ja: 'ショップの発送が遅れています',
      ko: '상점의 발송이 늦어지고 있습니다',
      th: 'ร้านจัดส่งล่าช้า',
    },
    text: {
      en: '{shop} should have sent order {sn} by now. If it doesn’t ship soon, the order is cancelled and you’re refunded.',
      'zh-CN': '{shop} 已逾期未寄出订单 {sn}。如仍未发货，订单将取消并退款。',
      ja: '{shop}はご注文{sn}の発送期限を過ぎています。発送されない場合はキャンセルとなり、返金します。',
      ko: '{shop}의 주문 {sn} 발송 기한이 지났습니다. 발송되지 않으면 주문이 취소되고 환불됩니다.',
      th: '{shop} เลยกำหนดจัดส่งคำสั่งซื้อ {sn} แล้ว หากยังไม่จัดส่งในเร็ว ๆ นี้ คำสั่งซื้อจะถูกยกเลิกและคืนเงินให้คุณ',
    },
  },
} as const satisfies Record<string, NotificationTexts>;
