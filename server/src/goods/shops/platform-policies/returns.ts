import type { Texts } from '@tradewind/contract/base/locales';

/** The returns policy of shops without one of their own. */
export const returns: Texts = {
  en: `You can request a refund in your order within {days} days after you received the goods, for a single piece or for all of them.

{shop} answers within {answer} hours. If it does not, small amounts are refunded right away, and anything else goes to Tradewind to decide.

If something is damaged, faulty, wrong, incomplete or not as described, {shop} pays for the return. If you changed your mind, or the size or style is not right, you pay for it, and the goods should come back complete and unused.

Send goods back within {back} days after the shop agreed, to the address named in your request. Once they have arrived, the shop has {check} days to check them; then the money goes back to your wallet.

The law of your country may give you further rights, such as a right to withdraw or a guarantee. Nothing here takes them away.[

Questions about a return: {email}.]`,
  'zh-CN': `收货后{days}天内，您可以在订单中申请退款，单件或全部商品均可。

{shop}会在{answer}小时内答复。逾期未答复的，小额退款立即通过，其余交由 Tradewind 裁定。

商品破损、有故障、发错、缺件或与描述不符的，退货运费由{shop}承担。因改变主意，或尺码、款式不合适而退货的，运费由您承担，商品须完整且未使用。

请在商家同意后{back}天内，把商品寄到退款申请中注明的地址。商家收到后有{check}天时间查验，随后款项退回您的钱包。

您所在国家或地区的法律可能赋予您更多权利，例如无理由退货或保修。以上内容不影响这些权利。[

退货咨询：{email}。]`,
  ja: `商品の受け取りから{days}日以内であれば、注文から返金を申請できます。一部の商品だけでも申請できます。

{shop}は{answer}時間以内に回答します。回答がない場合、少額であればすぐに返金され、それ以外はTradewindが裁定します。

破損、不具合、誤配送、不足、説明との相違がある場合、返送料は{shop}が負担します。お客様のご都合や、サイズ・デザインが合わないことによる返品の場合はお客様のご負担となり、未使用で付属品がそろっていることが必要です。

ショップが返品に同意してから{back}日以内に、申請に記載された住所へお送りください。到着後{check}日以内にショップが確認し、その後、代金がウォレットに戻ります。

お住まいの国の法律により、申込みの撤回や保証など、さらに権利が認められることがあります。この規定はそれらの権利を制限しません。[

返品についてのお問い合わせ：{email}]`,
  ko: `상품을 받은 날부터 {days}일 안에 주문에서 환불을 신청할 수 있습니다. 일부 상품만 신청해도 됩니다.

{shop} 측은 {answer}시간 안에 답변합니다. 답변이 없으면 소액은 바로 환불되고, 그 밖의 경우에는 Tradewind가 판단합니다.

상품이 파손되었거나 불량인 경우, 잘못 왔거나 빠진 것이 있는 경우, 설명과 다른 경우에는 반품 배송비를 판매자가 부담합니다. 단순 변심이나 크기·스타일이 맞지 않는 경우에는 구매자가 부담하며, 상품은 사용하지 않은 온전한 상태여야 합니다.

상점이 반품에 동의한 뒤 {back}일 안에 신청서에 적힌 주소로 보내 주세요. 상점은 도착 후 {check}일 안에 상품을 확인하고, 이후 대금이 지갑으로 돌아갑니다.

거주 국가의 법률에 따라 청약 철회나 보증 같은 권리가 더 있을 수 있으며, 이 안내는 그 권리를 제한하지 않습니다.[

반품 문의: {email}]`,
  th: `คุณขอคืนเงินในคำสั่งซื้อได้ภายใน {days} วันหลังได้รับสินค้า จะขอคืนเพียงบางชิ้นหรือทั้งหมดก็ได้

{shop} ตอบภายใน {answer} ชั่วโมง หากไม่ตอบ ยอดเล็กน้อยจะคืนให้ทันที ส่วนกรณีอื่น Tradewind เป็นผู้ตัดสิน

หากสินค้าเสียหาย ชำรุด ส่งผิด ไม่ครบ หรือไม่ตรงตามที่ระบุ {shop} เป็นผู้ออกค่าส่งคืน หากคุณเปลี่ยนใจ หรือขนาดหรือแบบไม่ถูกใจ คุณเป็นผู้ออกค่าส่งคืน และสินค้าต้องครบถ้วนและยังไม่ได้ใช้

ส่งสินค้าคืนภายใน {back} วันหลังร้านตกลง ไปยังที่อยู่ที่ระบุในคำขอ เมื่อสินค้าถึงแล้ว ร้านมีเวลาตรวจ {check} วัน จากนั้นจะคืนเงินเข้ากระเป๋าเงินของคุณ

กฎหมายในประเทศของคุณอาจให้สิทธิมากกว่านี้ เช่น สิทธิเลิกสัญญาหรือการรับประกัน ข้อความนี้ไม่ได้จำกัดสิทธิเหล่านั้น[

สอบถามเรื่องการคืนสินค้า: {email}]`,
};
