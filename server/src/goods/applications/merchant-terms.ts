import type { Locale } from '@tradewind/contract/base/locales';

/** Changes with every change of the texts below; each application keeps the version that was accepted. */
export const termsVersion = '2026-11';

/** What a merchant agrees to, one paragraph each. It describes what the platform does. */
const terms: Readonly<Record<Locale, readonly string[]>> = {
  en: [
    'You sell in your own name. The platform shows shoppers your legal name, address, registration number and contact.',
    'Your details are true and stay up to date. Changed details are checked again.',
    'You offer only goods that you may sell and that may be delivered where you deliver, and you describe them truthfully.',
    'Shoppers pay to the platform, which holds the money until the order is completed. You then receive it, less the commission shown at your desk.',
    'You ship within the handling time shown to shoppers and answer cancellations, refunds and returns within the times shown at your desk. Where you do not answer, the platform decides.',
    'The platform may stop new orders of a shop that breaks these terms or the law, and says why. Running orders go on.',
    'Your documents are read by operators only, and are deleted after the time that the installation has set.',
  ],
  'zh-CN': [
    '您以自己的名义销售。平台会向买家展示您的法定名称、地址、注册号和联系方式。',
    '您提供的资料真实并保持更新；资料变更后将重新核验。',
    '您只销售有权销售、且可合法送达目的地的商品，并如实描述。',
    '买家向平台付款，平台保管货款直至订单完成，随后扣除店铺后台所示佣金后付给您。',
    '您在向买家展示的备货时间内发货，并在店铺后台所示时限内答复取消、退款和退货；逾期未答复的，由平台处理。',
    '对违反本条款或法律的店铺，平台可以停止其新订单并说明理由；进行中的订单照常履行。',
    '您的证明文件仅供运营人员查看，并在平台设定的期限后删除。',
  ],
  ja: [
    '販売はご自身の名義で行います。購入者には正式名称、住所、登録番号、連絡先が表示されます。',
    '届け出る内容は正確で、常に最新に保ってください。変更された内容は再度確認されます。',
    '販売権限があり、配送先に届けることのできる商品のみを扱い、事実に沿って説明してください。',
    '代金は購入者からプラットフォームに支払われ、お取引の完了まで保管されます。その後、ショップ管理画面に表示される手数料を引いてお支払いします。',
    '表示された準備期間内に発送し、キャンセル、返金、返品には管理画面に示す期限内にお答えください。お答えがない場合はプラットフォームが裁定します。',
    '規約や法律に反するショップについて、プラットフォームは理由を示して新規注文を停止することがあります。進行中の注文は継続します。',
    '書類は運営担当者のみが閲覧し、設定された期間の後に削除されます。',
  ],
  ko: [
    '판매자는 자신의 이름으로 판매합니다. 구매자에게 법적 상호, 주소, 등록번호, 연락처가 표시됩니다.',
    '제출한 정보는 사실이어야 하며 최신으로 유지해야 합니다. 변경된 정보는 다시 확인합니다.',
    '판매할 권한이 있고 배송지에 보낼 수 있는 상품만 판매하며, 사실대로 설명합니다.',
    '대금은 구매자가 플랫폼에 지급하고 주문이 완료될 때까지 보관됩니다. 이후 상점 관리 화면에 표시된 수수료를 빼고 지급합니다.',
    '구매자에게 표시된 준비 기간 안에 발송하고, 취소·환불·반품에는 관리 화면에 표시된 기한 안에 답합니다. 답이 없으면 플랫폼이 결정합니다.',
    '약관이나 법을 어긴 상점에 대해 플랫폼은 이유를 밝히고 새 주문을 중단할 수 있습니다. 진행 중인 주문은 계속됩니다.',
    '제출한 서류는 운영자만 볼 수 있으며 정해진 기간이 지나면 삭제됩니다.',
  ],
  th: [
    'คุณขายในนามของตนเอง แพลตฟอร์มจะแสดงชื่อตามกฎหมาย ที่อยู่ เลขทะเบียน และข้อมูลติดต่อของคุณแก่ผู้ซื้อ',
    'ข้อมูลของคุณเป็นความจริงและเป็นปัจจุบันเสมอ ข้อมูลที่เปลี่ยนแปลงจะถูกตรวจสอบอีกครั้ง',
    'คุณขายเฉพาะสินค้าที่มีสิทธิ์ขายและจัดส่งไปยังปลายทางได้ และอธิบายสินค้าตามความจริง',
    'ผู้ซื้อชำระเงินให้แพลตฟอร์ม ซึ่งเก็บเงินไว้จนคำสั่งซื้อสำเร็จ จากนั้นคุณจะได้รับเงินหลังหักค่าคอมมิชชันที่แสดงในหน้าจัดการร้าน',
    'คุณจัดส่งภายในเวลาที่แสดงแก่ผู้ซื้อ และตอบการยกเลิก การคืนเงิน และการคืนสินค้าภายในเวลาที่แสดงในหน้าจัดการร้าน หากไม่ตอบ แพลตฟอร์มจะเป็นผู้ตัดสิน',
    'แพลตฟอร์มอาจหยุดรับคำสั่งซื้อใหม่ของร้านที่ละเมิดข้อกำหนดหรือกฎหมาย โดยแจ้งเหตุผล คำสั่งซื้อที่ดำเนินอยู่จะดำเนินต่อตามเดิม',
    'เอกสารของคุณมีเพียงเจ้าหน้าที่เท่านั้นที่อ่านได้ และจะถูกลบเมื่อพ้นเวลาที่กำหนด',
  ],
};

/** The terms for merchants in a language. */
export const merchantTerms = (locale: Locale) => ({
  version: termsVersion,
  locale,
  points: [...terms[locale]],
});
