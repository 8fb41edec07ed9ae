import type { Texts } from '../locales.ts';

/** Products at the shop desk. */
export const ownProducts = {
  product_changed: {
    en: '[{who}|Someone else] changed this product[ at {at}]. Your changes are not saved yet: compare, then save again.',
    'zh-CN': '[{who}|其他成员]已[于 {at} ]修改了该商品。您的修改尚未保存：请对照后再次保存。',
    ja: '[{at}に][{who}さん|ほかの担当者]がこの商品を変更しました。変更はまだ保存されていません。内容を見比べてから、もう一度保存してください。',
    ko: '[{who} 님|다른 담당자]이 [{at}에 ]이 상품을 변경했습니다. 변경 내용이 아직 저장되지 않았습니다. 비교한 뒤 다시 저장해 주세요.',
    th: '[{who}|ผู้อื่น]แก้ไขสินค้านี้[เมื่อ {at}] การแก้ไขของคุณยังไม่ถูกบันทึก กรุณาเปรียบเทียบแล้วบันทึกอีกครั้ง',
  },
  product_state: {
    en: 'This is not possible with the product as it stands. Please reload the page.',
    'zh-CN': '商品当前状态不允许此操作，请刷新页面。',
    ja: '商品の現在の状態ではこの操作はできません。ページを再読み込みしてください。',
    ko: '상품의 현재 상태에서는 할 수 없습니다. 페이지를 새로 고쳐 주세요.',
    th: 'ทำรายการนี้กับสินค้าในสถานะปัจจุบันไม่ได้ กรุณาโหลดหน้าใหม่',
  },
  product_incomplete: {
    en: 'Something is missing before this product can be sold. Please complete the marked fields.',
    'zh-CN': '商品信息还不完整，暂不能上架，请补充标出的内容。',
    ja: '販売するには不足している項目があります。示された項目を入力してください。',
    ko: '판매하려면 빠진 내용을 채워야 합니다. 표시된 항목을 입력해 주세요.',
    th: 'ข้อมูลยังไม่ครบสำหรับวางขาย กรุณากรอกช่องที่ทำเครื่องหมายไว้',
  },
  product_price_invalid: {
    en: 'A price must be an amount above zero, such as 12.50.',
    'zh-CN': '价格必须是大于零的金额，例如 12.50。',
    ja: '価格は12.50のように、0より大きい金額で入力してください。',
    ko: '가격은 12.50처럼 0보다 큰 금액이어야 합니다.',
    th: 'ราคาต้องเป็นจำนวนเงินมากกว่าศูนย์ เช่น 12.50',
  },
  product_list_price_low: {
    en: 'The compare-at price must be higher than the price.',
    'zh-CN': '划线价必须高于售价。',
    ja: '割引前の価格は販売価格より高くしてください。',
    ko: '할인 전 가격은 판매가보다 높아야 합니다.',
    th: 'ราคาก่อนลดต้องสูงกว่าราคาขาย',
  },
  product_code_repeated: {
    en: 'Two choices of this product have the same code. Please give each its own.',
    'zh-CN': '该商品有两个规格使用了相同的编码，请分别设置。',
    ja: 'この商品の2つの種類に同じコードがあります。別々のコードにしてください。',
    ko: '이 상품의 두 옵션이 같은 코드를 씁니다. 각각 다른 코드를 정해 주세요.',
    th: 'มีสองตัวเลือกที่ใช้รหัสเดียวกัน กรุณาตั้งรหัสให้ต่างกัน',
  },
  product_barcode_invalid: {
    en: 'This is not a valid barcode number. Please check its 8, 12, 13 or 14 digits.',
    'zh-CN': '条码无效，请核对 8、12、13 或 14 位数字。',
    ja: 'バーコードの番号が正しくありません。8、12、13、14桁の数字をご確認ください。',
    ko: '올바른 바코드 번호가 아닙니다. 8, 12, 13 또는 14자리 숫자를 확인해 주세요.',
    th: 'หมายเลขบาร์โค้ดไม่ถูกต้อง กรุณาตรวจสอบตัวเลข 8, 12, 13 หรือ 14 หลัก',
  },
  product_hs_code_invalid: {
    en: 'An HS code has 6 to 10 digits, such as 610910.',
    'zh-CN': '海关编码为 6 至 10 位数字，例如 610910。',
    ja: '税関の品目番号は610910のような6～10桁の数字です。',
    ko: '품목분류 번호는 610910처럼 6~10자리 숫자입니다.',
    th: 'รหัสศุลกากรเป็นตัวเลข 6 ถึง 10 หลัก เช่น 610910',
  },
  product_time_past: {
    en: 'This time has passed. Please choose a later one.',
    'zh-CN': '该时间已过，请选择更晚的时间。',
    ja: 'この日時は過ぎています。これからの日時をお選びください。',
    ko: '이미 지난 시간입니다. 이후 시간을 선택해 주세요.',
    th: 'เวลานี้ผ่านไปแล้ว กรุณาเลือกเวลาภายหลัง',
  },
  product_version_not_found: {
    en: 'This version was not found. Please reload the list of versions.',
    'zh-CN': '找不到该版本，请刷新版本列表。',
    ja: 'このバージョンは見つかりません。一覧を再読み込みしてください。',
    ko: '버전을 찾을 수 없습니다. 버전 목록을 새로 고쳐 주세요.',
    th: 'ไม่พบเวอร์ชันนี้ กรุณาโหลดรายการเวอร์ชันใหม่',
  },
  stock_change_invalid: {
    en: 'Please enter either how many pieces there are, or how many more or fewer.',
    'zh-CN': '请填写现有数量，或填写增加、减少的数量，二者选一。',
    ja: '現在の数量か、増減する数量のどちらか一方を入力してください。',
    ko: '현재 수량 또는 늘리거나 줄일 수량 중 하나만 입력해 주세요.',
    th: 'กรุณากรอกจำนวนที่มีอยู่ หรือจำนวนที่เพิ่มลด อย่างใดอย่างหนึ่ง',
  },
  stock_below_zero: {
    en: 'There aren’t that many pieces[: only {left}]. Please correct the number.',
    'zh-CN': '现有库存不足以扣减[（仅 {left} 件）]，请更正数量。',
    ja: '在庫が足りないため[（{left}点）]、減らせません。数量を修正してください。',
    ko: '재고가 모자라[({left}개)] 그만큼 줄일 수 없습니다. 수량을 고쳐 주세요.',
    th: 'สินค้ามีไม่พอให้ลดจำนวนนี้[ (มี {left} ชิ้น)] กรุณาแก้ไขจำนวน',
  },
} as const satisfies Record<string, Texts>;
