import { fillText } from './fill-text.ts';
import type { Locale, Texts } from './locales.ts';

/** The names of the fields that a person fills in, as refusals call them; the others are called by their own name. */
const fieldNames: Readonly<Record<string, Texts>> = {
  account: { en: 'Account', 'zh-CN': '账号', ja: 'アカウント', ko: '계정', th: 'บัญชี' },
  username: { en: 'Username', 'zh-CN': '用户名', ja: 'ユーザー名', ko: '아이디', th: 'ชื่อผู้ใช้' },
  nickname: { en: 'Nickname', 'zh-CN': '昵称', ja: 'ニックネーム', ko: '닉네임', th: 'ชื่อเล่น' },
  password: { en: 'Password', 'zh-CN': '密码', ja: 'パスワード', ko: '비밀번호', th: 'รหัสผ่าน' },
  repPwd: {
    en: 'Repeated password',
    'zh-CN': '确认密码',
    ja: '確認用パスワード',
    ko: '비밀번호 확인',
    th: 'ยืนยันรหัสผ่าน',
  },
  oldpassword: {
    en: 'Old password',
    'zh-CN': '当前密码',
    ja: '現在のパスワード',
    ko: '기존 비밀번호',
    th: 'รหัสผ่านปัจจุบัน',
  },
  newpassword: {
    en: 'New password',
    'zh-CN': '新密码',
    ja: '新しいパスワード',
    ko: '새 비밀번호',
    th: 'รหัสผ่านใหม่',
  },
  password_pay: {
    en: 'Payment code',
    'zh-CN': '支付密码',
    ja: '支払い暗証番号',
    ko: '결제 비밀번호',
    th: 'รหัสชำระเงิน',
  },
  birthday: { en: 'Birthday', 'zh-CN': '生日', ja: '生年月日', ko: '생년월일', th: 'วันเกิด' },
  email: { en: 'E-mail', 'zh-CN': '邮箱', ja: 'メールアドレス', ko: '이메일', th: 'อีเมล' },
  mobile: { en: 'Mobile number', 'zh-CN': '手机号', ja: '携帯電話番号', ko: '휴대폰 번호', th: 'เบอร์มือถือ' },
  quhao: { en: 'Country code', 'zh-CN': '国家/地区代码', ja: '国番号', ko: '국가 번호', th: 'รหัสประเทศ' },
  name: { en: 'Name', 'zh-CN': '姓名', ja: '氏名', ko: '이름', th: 'ชื่อ' },
  name_latin: {
    en: 'Name in Latin letters',
    'zh-CN': '拉丁字母姓名',
    ja: 'ローマ字氏名',
    ko: '영문 이름',
    th: 'ชื่อเป็นอักษรละติน',
  },
  country: { en: 'Area', 'zh-CN': '所在地区', ja: '地域', ko: '지역', th: 'พื้นที่' },
  detail: { en: 'Detailed address', 'zh-CN': '详细地址', ja: '番地・建物名', ko: '상세 주소', th: 'รายละเอียดที่อยู่' },
  tag: { en: 'Tag', 'zh-CN': '标签', ja: 'ラベル', ko: '태그', th: 'ป้ายกำกับ' },
  customs_code: {
    en: 'Customs code',
    'zh-CN': '个人通关编码',
    ja: '個人通関符号',
    ko: '개인통관고유부호',
    th: 'รหัสศุลกากร',
  },
  address_id: { en: 'Address', 'zh-CN': '收货地址', ja: 'お届け先', ko: '배송지', th: 'ที่อยู่จัดส่ง' },
  price: { en: 'Amount', 'zh-CN': '金额', ja: '金額', ko: '금액', th: 'จำนวนเงิน' },
  amount: { en: 'Amount', 'zh-CN': '金额', ja: '金額', ko: '금액', th: 'จำนวนเงิน' },
  network: { en: 'Network', 'zh-CN': '网络', ja: 'ネットワーク', ko: '네트워크', th: 'เครือข่าย' },
  blockchain: {
    en: 'Wallet address',
    'zh-CN': '钱包地址',
    ja: 'ウォレットアドレス',
    ko: '지갑 주소',
    th: 'ที่อยู่กระเป๋าเงิน',
  },
  image: { en: 'Picture', 'zh-CN': '图片', ja: '画像', ko: '이미지', th: 'รูปภาพ' },
  images: { en: 'Pictures', 'zh-CN': '图片', ja: '画像', ko: '이미지', th: 'รูปภาพ' },
  pics: { en: 'Pictures', 'zh-CN': '图片', ja: '画像', ko: '이미지', th: 'รูปภาพ' },
  avatar: { en: 'Avatar', 'zh-CN': '头像', ja: 'プロフィール画像', ko: '프로필 사진', th: 'รูปโปรไฟล์' },
  file: { en: 'File', 'zh-CN': '文件', ja: 'ファイル', ko: '파일', th: 'ไฟล์' },
  real_name: { en: 'Account holder', 'zh-CN': '户名', ja: '口座名義', ko: '예금주', th: 'ชื่อบัญชี' },
  bank_card: { en: 'Bank card number', 'zh-CN': '银行卡号', ja: '口座番号', ko: '계좌 번호', th: 'เลขที่บัญชี' },
  bank_name: { en: 'Bank', 'zh-CN': '银行名称', ja: '銀行名', ko: '은행', th: 'ธนาคาร' },
  num: { en: 'Quantity', 'zh-CN': '数量', ja: '数量', ko: '수량', th: 'จำนวน' },
  number: { en: 'Quantity', 'zh-CN': '数量', ja: '数量', ko: '수량', th: 'จำนวน' },
  spec: { en: 'Option', 'zh-CN': '规格', ja: '種類', ko: '옵션', th: 'ตัวเลือก' },
  promo_code: { en: 'Promo code', 'zh-CN': '优惠码', ja: 'クーポンコード', ko: '할인 코드', th: 'โค้ดส่วนลด' },
  reason_type: { en: 'Reason', 'zh-CN': '退款原因', ja: '返金の理由', ko: '환불 사유', th: 'เหตุผล' },
  refund_explain: { en: 'Explanation', 'zh-CN': '退款说明', ja: '説明', ko: '설명', th: 'คำอธิบาย' },
  question: { en: 'Question', 'zh-CN': '提问内容', ja: '質問', ko: '질문 내용', th: 'คำถาม' },
  answer: { en: 'Answer', 'zh-CN': '回答内容', ja: '回答', ko: '답변 내용', th: 'คำตอบ' },
  comment: { en: 'Review', 'zh-CN': '评价内容', ja: 'レビュー', ko: '리뷰 내용', th: 'รีวิว' },
  product_score: { en: 'Product score', 'zh-CN': '商品评分', ja: '商品の評価', ko: '상품 평점', th: 'คะแนนสินค้า' },
  service_score: { en: 'Service score', 'zh-CN': '服务评分', ja: '対応の評価', ko: '서비스 평점', th: 'คะแนนบริการ' },
  postage_score: { en: 'Delivery score', 'zh-CN': '物流评分', ja: '配送の評価', ko: '배송 평점', th: 'คะแนนการจัดส่ง' },
  title: { en: 'Search words', 'zh-CN': '搜索词', ja: '検索語', ko: '검색어', th: 'คำค้นหา' },
};

/** What is wrong with a field. */
export const fieldProblems = {
  missing: {
    en: '{field} is missing',
    'zh-CN': '未填写{field}',
    ja: '{field}が入力されていません',
    ko: '{field} 항목이 비어 있습니다',
    th: 'ยังไม่ได้กรอก{field}',
  },
  too_long: {
    en: '{field} is too long (at most {limit} characters)',
    'zh-CN': '{field}过长（最多 {limit} 个字符）',
    ja: '{field}が長すぎます（{limit}文字まで）',
    ko: '{field} 항목이 너무 깁니다(최대 {limit}자)',
    th: '{field}ยาวเกินไป (ไม่เกิน {limit} ตัวอักษร)',
  },
  too_short: {
    en: '{field} is too short (at least {limit} characters)',
    'zh-CN': '{field}过短（至少 {limit} 个字符）',
    ja: '{field}が短すぎます（{limit}文字以上）',
    ko: '{field} 항목이 너무 짧습니다(최소 {limit}자)',
    th: '{field}สั้นเกินไป (อย่างน้อย {limit} ตัวอักษร)',
  },
  too_large: {
    en: '{field} is too large (at most {limit})',
    'zh-CN': '{field}过大（最大 {limit}）',
    ja: '{field}が大きすぎます（{limit}まで）',
    ko: '{field} 항목이 너무 큽니다(최대 {limit})',
    th: '{field}มากเกินไป (ไม่เกิน {limit})',
  },
  too_small: {
    en: '{field} is too small (at least {limit})',
    'zh-CN': '{field}过小（最小 {limit}）',
    ja: '{field}が小さすぎます（{limit}以上）',
    ko: '{field} 항목이 너무 작습니다(최소 {limit})',
    th: '{field}น้อยเกินไป (อย่างน้อย {limit})',
  },
  too_many: {
    en: '{field}: too many (at most {limit})',
    'zh-CN': '{field}过多（最多 {limit} 个）',
    ja: '{field}が多すぎます（{limit}個まで）',
    ko: '{field} 항목이 너무 많습니다(최대 {limit}개)',
    th: '{field}มากเกินไป (ไม่เกิน {limit} รายการ)',
  },
  invalid: {
    en: '{field} is not correct',
    'zh-CN': '{field}有误',
    ja: '{field}が正しくありません',
    ko: '{field} 항목이 올바르지 않습니다',
    th: '{field}ไม่ถูกต้อง',
  },
} as const satisfies Record<string, Texts>;

export interface FieldProblem {
  field: string;
  problem: keyof typeof fieldProblems;
  /** The limit that was passed, where there is one. */
  limit?: number;
}

const separators: Texts = { en: '; ', 'zh-CN': '；', ja: '。', ko: '. ', th: ' / ' };

/** Says what is wrong with each field, in the reader's language. */
export const fieldText = (problems: readonly FieldProblem[], locale: Locale): string =>
  problems
    .map(({ field, problem, limit }) =>
      fillText(fieldProblems[problem][locale], { field: fieldNames[field]?.[locale] ?? field, limit }),
    )
    .join(separators[locale]);
