import type { Texts } from '@tradewind/contract/base/locales';

/** The delivery policy of shops without one of their own. */
export const delivery: Texts = {
  en: `{shop} sends from {city}. A parcel leaves within {ship} working days after you have paid; your order names the exact day.

What delivery costs is shown with each product, in the cart and at checkout, before you pay. Your country may charge duty and tax on parcels from abroad; whatever is collected with the order is listed at checkout.

As soon as a parcel is on its way you can track it in your order. If it does not leave in time, the order is cancelled automatically {grace} hours later, and everything you paid goes back to your wallet.

Until the time for refunds is over, Tradewind holds your payment in escrow. If something arrives damaged, incomplete or not at all, request a refund in your order.[

Questions about a delivery: {email}.]`,
  'zh-CN': `{shop}从{city}发货。付款后{ship}个工作日内寄出，具体最晚日期以订单显示为准。

运费在商品页、购物车和提交订单页都会在付款前显示。境外包裹可能会被您所在国家或地区征收关税和税费；凡随订单一并收取的，提交订单页会逐项列出。

包裹寄出后，您可以在订单中查看物流。如未按时寄出，订单会在{grace}小时后自动取消，您支付的全部款项退回钱包。

在可申请退款的期限结束之前，货款由 Tradewind 托管。如果收到时破损、缺件或一直没有收到，请在订单中申请退款。[

配送咨询：{email}。]`,
  ja: `{shop}は{city}から発送します。お支払い後{ship}営業日以内に発送し、期日は注文に表示されます。

送料は商品ページ、カート、注文の確定画面で、お支払いの前に表示されます。海外からの荷物には、お住まいの国で関税や税金がかかることがあります。注文時に一緒にお預かりするものは、すべて注文の確定画面に明記します。

発送後は注文から配送状況を確認できます。期日までに発送されない場合は、{grace}時間後に注文が自動でキャンセルされ、お支払いの全額がウォレットに戻ります。

返金を申請できる期間が終わるまで、代金はTradewindがお預かりします。破損や不足があったとき、届かないときは、注文から返金を申請してください。[

配送についてのお問い合わせ：{email}]`,
  ko: `{shop} 상품은 {city}에서 발송합니다. 결제 후 영업일 기준 {ship}일 안에 발송하며, 정확한 기한은 주문에 표시됩니다.

배송비는 상품 페이지, 장바구니, 주문 화면에서 결제 전에 확인할 수 있습니다. 해외에서 오는 상품에는 거주 국가의 관세와 세금이 붙을 수 있으며, 주문과 함께 받는 금액은 주문 화면에 모두 표시합니다.

발송된 뒤에는 주문에서 배송 상황을 볼 수 있습니다. 기한 안에 발송되지 않으면 {grace}시간 뒤 주문이 자동으로 취소되고, 결제한 금액 전부가 지갑으로 돌아갑니다.

환불을 신청할 수 있는 기간이 끝날 때까지 대금은 Tradewind가 보관합니다. 파손되거나 빠진 것이 있거나 도착하지 않으면 주문에서 환불을 신청해 주세요.[

배송 문의: {email}]`,
  th: `{shop} จัดส่งจาก{city} ภายใน {ship} วันทำการหลังชำระเงิน วันกำหนดส่งที่แน่นอนดูได้ในคำสั่งซื้อ

ค่าจัดส่งแสดงไว้ในหน้าสินค้า ในตะกร้า และในหน้าสั่งซื้อ ก่อนที่คุณจะจ่าย ประเทศของคุณอาจเก็บอากรและภาษีจากพัสดุที่มาจากต่างประเทศ รายการใดที่เก็บพร้อมคำสั่งซื้อจะแจ้งไว้ในหน้าสั่งซื้อ

เมื่อพัสดุออกเดินทางแล้ว คุณติดตามได้ในคำสั่งซื้อ หากไม่จัดส่งตามกำหนด คำสั่งซื้อจะถูกยกเลิกอัตโนมัติใน {grace} ชั่วโมงต่อมา และคืนเงินทั้งหมดเข้ากระเป๋าเงินของคุณ

Tradewind เก็บรักษาเงินค่าสินค้าไว้จนกว่าจะพ้นเวลาขอคืนเงิน หากสินค้าเสียหาย ไม่ครบ หรือไม่มาถึง ให้ขอคืนเงินในคำสั่งซื้อ[

สอบถามเรื่องการจัดส่ง: {email}]`,
};
