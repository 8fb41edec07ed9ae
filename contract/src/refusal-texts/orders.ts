import type { Texts } from '../locales.ts';

/** Delivery addresses, orders and their payment. */
export const orders = {
  address_not_found: {
    en: 'This address was not found. Please choose another one or add it again.',
    'zh-CN': '找不到该地址，请选择其他地址或重新添加。',
    ja: 'この住所は見つかりません。別の住所を選ぶか、もう一度追加してください。',
    ko: '주소를 찾을 수 없습니다. 다른 주소를 선택하거나 다시 추가해 주세요.',
    th: 'ไม่พบที่อยู่นี้ กรุณาเลือกที่อยู่อื่นหรือเพิ่มใหม่',
  },
  address_required: {
    en: 'A delivery address is missing. Please choose or add one.',
    'zh-CN': '还没有收货地址，请选择或添加一个。',
    ja: 'お届け先が選ばれていません。住所を選ぶか、追加してください。',
    ko: '배송지가 없습니다. 배송지를 선택하거나 추가해 주세요.',
    th: 'ยังไม่มีที่อยู่จัดส่ง กรุณาเลือกหรือเพิ่มที่อยู่',
  },
  address_limit: {
    en: 'Your address book is full[: {limit} addresses at most]. Please delete one first.',
    'zh-CN': '地址数量已达上限[，最多 {limit} 个]，请先删除一个。',
    ja: '登録できる住所の上限に達しました[（最大{limit}件）]。先に1件削除してください。',
    ko: '주소록이 가득 찼습니다[(최대 {limit}개)]. 먼저 하나를 삭제해 주세요.',
    th: 'สมุดที่อยู่เต็มแล้ว[ (สูงสุด {limit} แห่ง)] กรุณาลบออกหนึ่งแห่งก่อน',
  },
  no_delivery_here: {
    en: 'Some of the goods are not delivered to this address. Please choose another address or remove them.',
    'zh-CN': '部分商品无法配送到该地址，请更换地址或移除这些商品。',
    ja: 'この住所にはお届けできない商品があります。別の住所を選ぶか、その商品を外してください。',
    ko: '이 주소로 배송할 수 없는 상품이 있습니다. 다른 주소를 선택하거나 해당 상품을 빼 주세요.',
    th: 'สินค้าบางรายการจัดส่งไปยังที่อยู่นี้ไม่ได้ กรุณาเลือกที่อยู่อื่นหรือนำสินค้านั้นออก',
  },
  order_not_found: {
    en: 'This order was not found. Please look for it under My purchases.',
    'zh-CN': '找不到该订单，请在“我的订单”中查看。',
    ja: 'この注文は見つかりません。購入履歴からお探しください。',
    ko: '주문을 찾을 수 없습니다. 내 주문에서 확인해 주세요.',
    th: 'ไม่พบคำสั่งซื้อนี้ กรุณาตรวจสอบในการซื้อของฉัน',
  },
  order_not_payable: {
    en: 'This order is not waiting for payment. Please look at its status under My purchases.',
    'zh-CN': '该订单不是待付款状态，请在“我的订单”中查看。',
    ja: 'この注文はお支払い待ちではありません。購入履歴で状況をご確認ください。',
    ko: '결제 대기 중인 주문이 아닙니다. 내 주문에서 상태를 확인해 주세요.',
    th: 'คำสั่งซื้อนี้ไม่ได้อยู่ในสถานะรอชำระเงิน กรุณาตรวจสอบสถานะในการซื้อของฉัน',
  },
  order_expired: {
    en: 'This order was not paid in time and is closed. Please place it again.',
    'zh-CN': '订单超时未付款，已关闭，请重新下单。',
    ja: 'お支払い期限が過ぎたため、この注文は終了しました。もう一度ご注文ください。',
    ko: '결제 기한이 지나 주문이 종료되었습니다. 다시 주문해 주세요.',
    th: 'คำสั่งซื้อนี้เลยกำหนดชำระเงินและถูกปิดแล้ว กรุณาสั่งซื้อใหม่',
  },
  order_not_cancellable: {
    en: 'Only an unpaid order can be cancelled. If it is paid, please apply for a refund instead.',
    'zh-CN': '只能取消未付款的订单。如已付款，请申请退款。',
    ja: 'キャンセルできるのはお支払い前の注文のみです。お支払い済みの場合は、返金を申請してください。',
    ko: '결제 전 주문만 취소할 수 있습니다. 이미 결제했다면 환불을 신청해 주세요.',
    th: 'ยกเลิกได้เฉพาะคำสั่งซื้อที่ยังไม่ชำระเงิน หากชำระแล้ว กรุณาขอคืนเงินแทน',
  },
  order_not_deletable: {
    en: 'This order is not finished yet. Please delete it once it is completed or cancelled.',
    'zh-CN': '订单尚未结束，请在完成或取消后再删除。',
    ja: 'この注文はまだ終了していません。取引完了またはキャンセルの後に削除してください。',
    ko: '아직 끝나지 않은 주문입니다. 거래가 완료되거나 취소된 뒤 삭제해 주세요.',
    th: 'คำสั่งซื้อนี้ยังไม่สิ้นสุด กรุณาลบหลังจากสำเร็จหรือยกเลิกแล้ว',
  },
  order_not_receivable: {
    en: 'Receipt can be confirmed only while the parcel is on the way. Please look at the status of the order.',
    'zh-CN': '只有运输中的订单可以确认收货，请查看订单状态。',
    ja: '受け取りの確認ができるのは配送中の注文のみです。注文の状況をご確認ください。',
    ko: '배송 중인 주문만 수령을 확인할 수 있습니다. 주문 상태를 확인해 주세요.',
    th: 'ยืนยันการรับสินค้าได้เฉพาะระหว่างจัดส่ง กรุณาตรวจสอบสถานะคำสั่งซื้อ',
  },
  total_differs: {
    en: 'The total has changed[ to {total}]. Please check it and confirm again.',
    'zh-CN': '订单总额已变动[，现为 {total}]，请核对后再次确认。',
    ja: '合計金額が変わりました[（現在 {total}）]。ご確認のうえ、もう一度お進みください。',
    ko: '총액이 변경되었습니다[(현재 {total})]. 확인한 뒤 다시 진행해 주세요.',
    th: 'ยอดรวมมีการเปลี่ยนแปลง[เป็น {total}] กรุณาตรวจสอบแล้วยืนยันอีกครั้ง',
  },
  balance_short: {
    en: 'Your balance is not enough[; {missing} more is needed]. Please top up, then pay again.',
    'zh-CN': '余额不足[，还差 {missing}]，请充值后再付款。',
    ja: '残高が足りません[（不足額 {missing}）]。チャージしてから、もう一度お支払いください。',
    ko: '잔액이 부족합니다[(부족 금액 {missing})]. 충전한 뒤 다시 결제해 주세요.',
    th: 'ยอดเงินไม่เพียงพอ[ (ขาดอีก {missing})] กรุณาเติมเงินแล้วชำระอีกครั้ง',
  },
} as const satisfies Record<string, Texts>;
