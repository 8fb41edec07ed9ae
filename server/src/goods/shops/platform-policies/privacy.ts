import type { Texts } from '@tradewind/contract/base/locales';

/** The privacy policy of shops without one of their own. */
export const privacy: Texts = {
  en: `[Responsible for what {shop} does with data about you: {legal}, {address}.

]With an order {shop} receives your name, your address and phone number for the delivery, what you bought, and what you write about it. It never sees your password, your payment code, your balance or your bank details.

This is used to pack and send your order, to answer you, to settle refunds, and for the records that merchants must keep by law. It is not sold, and not used for advertising.

The carrier that brings your parcel gets what it needs for that and, where the parcel crosses a border, customs. Nobody else gets it unless the law requires it.

It is kept for as long as the order can lead to questions, and records for as long as the law requires. After that it is deleted.

You may ask what is stored about you, have it corrected or deleted, object to its use, and complain to the data protection authority where you live.[ Write to {email}.]`,
  'zh-CN': `[{shop}处理您个人信息的责任方：{legal}，{address}。

]您下单后，{shop}会收到用于配送的姓名、地址和电话，您购买的商品，以及您就订单写下的内容。商家看不到您的登录密码、支付密码、余额和银行信息。

这些信息用于打包和寄送订单、答复您的问题、处理退款，以及留存法律要求商家保存的记录。信息不会出售，也不会用于广告。

承运商会获得配送所需的信息；包裹跨境时，海关也会获得相应信息。除法律要求外，不提供给其他任何人。

信息的保存时间以订单可能产生疑问的期间为限，法定记录按法律规定的期限保存，期满后删除。

您可以查询、更正或删除商家保存的您的信息，反对其使用，也可以向您所在地的个人信息保护机构投诉。[请联系{email}。]`,
  ja: `[{shop}における個人情報の取扱責任者：{legal}（{address}）

]ご注文の際、{shop}は配送に必要なお名前、ご住所、電話番号、購入された商品、注文についてお書きになった内容を受け取ります。パスワード、支払い暗証番号、残高、銀行口座の情報がショップに知らされることはありません。

これらの情報は、商品の梱包と発送、お問い合わせへの回答、返金の手続き、法律で定められた記録の保存のために使います。販売することも、広告に使うこともありません。

配送会社には配送に必要な情報を、国境を越える場合は税関にも必要な情報を渡します。法律で求められる場合を除き、それ以外には提供しません。

情報は、注文についてお問い合わせがありうる期間保存し、法定の記録は法律の定める期間保存した後、削除します。

ご自身の情報の開示、訂正、削除、利用の停止を求めることができ、お住まいの地域の個人情報保護機関に申し立てることもできます。[ご連絡先：{email}]`,
  ko: `[{shop} 개인정보 처리 책임자: {legal}, {address}

]주문하면 {shop} 측은 배송에 필요한 이름과 주소, 전화번호, 구매한 상품, 주문에 관해 남긴 내용을 받습니다. 로그인 비밀번호, 결제 비밀번호, 잔액, 은행 정보는 상점에 알려지지 않습니다.

이 정보는 상품을 포장해 보내고, 문의에 답하고, 환불을 처리하고, 법으로 정해진 기록을 보관하는 데 씁니다. 판매하거나 광고에 쓰지 않습니다.

택배사에는 배송에 필요한 정보를, 국경을 넘을 때는 세관에도 필요한 정보를 전달합니다. 법에서 요구하는 경우가 아니면 다른 누구에게도 제공하지 않습니다.

주문에 관한 문의가 있을 수 있는 기간 동안 보관하고, 법정 기록은 법에서 정한 기간까지 보관한 뒤 삭제합니다.

보관된 본인 정보의 열람, 정정, 삭제, 처리 정지를 요구할 수 있으며, 거주지의 개인정보 보호 기관에 신고할 수 있습니다.[ 연락처: {email}]`,
  th: `[ผู้รับผิดชอบข้อมูลส่วนบุคคลที่ {shop} ใช้: {legal}, {address}

]เมื่อคุณสั่งซื้อ {shop} จะได้รับชื่อ ที่อยู่ และหมายเลขโทรศัพท์สำหรับจัดส่ง รายการที่ซื้อ และข้อความที่คุณเขียนเกี่ยวกับคำสั่งซื้อ ร้านไม่เห็นรหัสผ่าน รหัสชำระเงิน ยอดเงิน หรือข้อมูลธนาคารของคุณ

ข้อมูลนี้ใช้เพื่อแพ็กและจัดส่งสินค้า ตอบคำถาม จัดการการคืนเงิน และเก็บบันทึกที่กฎหมายกำหนดให้ผู้ขายเก็บ ไม่นำไปขายและไม่ใช้เพื่อโฆษณา

บริษัทขนส่งได้รับเฉพาะข้อมูลที่จำเป็นต่อการส่ง และหากพัสดุข้ามพรมแดน ศุลกากรก็ได้รับเช่นกัน ไม่เปิดเผยแก่ผู้อื่นเว้นแต่กฎหมายกำหนด

ข้อมูลเก็บไว้ตลอดเวลาที่อาจมีคำถามเกี่ยวกับคำสั่งซื้อ ส่วนบันทึกตามกฎหมายเก็บตามระยะเวลาที่กฎหมายกำหนด จากนั้นจะลบทิ้ง

คุณขอดู แก้ไข ลบ หรือคัดค้านการใช้ข้อมูลของคุณได้ และร้องเรียนต่อหน่วยงานคุ้มครองข้อมูลส่วนบุคคลในประเทศของคุณได้[ ติดต่อ {email}]`,
};
