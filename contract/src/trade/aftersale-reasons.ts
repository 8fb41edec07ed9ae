import type { Texts } from '../base/locales.ts';

/** What a reason for a refund implies. A picture is required wherever there is something to photograph. */
export interface RefundReason {
  /** Whether the shopper has received the products; `other` applies to both. */
  readonly when: 'not_received' | 'received' | 'either';
  /** Who pays for the return. */
  readonly returnFreight: 'shop' | 'shopper';
  readonly proof: boolean;
  /** Whether the shop is at fault. */
  readonly shopFault: boolean;
  /** There is nothing to send back. */
  readonly noReturn?: true;
}

const missing = (shopFault: boolean): RefundReason => ({
  when: 'not_received',
  returnFreight: 'shop',
  proof: false,
  shopFault,
});
const wrong: RefundReason = { when: 'received', returnFreight: 'shop', proof: true, shopFault: true };
const wish: RefundReason = { when: 'received', returnFreight: 'shopper', proof: true, shopFault: false };

export const refundReasons = {
  not_shipped: missing(true),
  no_movement: missing(true),
  lost: missing(false),
  sent_back_by_carrier: missing(false),
  by_mistake: { ...missing(false), returnFreight: 'shopper' },
  not_needed: { ...missing(false), returnFreight: 'shopper' },
  damaged: wrong,
  defective: wrong,
  not_as_described: wrong,
  wrong_item: wrong,
  parts_missing: wrong,
  item_missing: { ...wrong, noReturn: true },
  counterfeit: wrong,
  expired: wrong,
  too_small: wish,
  too_large: wish,
  colour_or_style: wish,
  changed_mind: wish,
  other: { when: 'either', returnFreight: 'shopper', proof: true, shopFault: false },
} as const satisfies Record<string, RefundReason>;

export type RefundReasonCode = keyof typeof refundReasons;
export const refundReasonCodes = Object.keys(refundReasons) as RefundReasonCode[];

/** Whether pictures are required: never for products that have not arrived. */
export const needsProof = (reason: RefundReasonCode, received: boolean): boolean =>
  received && refundReasons[reason].proof;

/** Whether a reason leaves nothing to send back, because the goods were not in the parcel. */
export const leavesNoReturn = (reason: RefundReasonCode): boolean => {
  const { noReturn }: RefundReason = refundReasons[reason];
  return noReturn === true;
};

export const refundReasonTexts: Readonly<Record<RefundReasonCode, Texts>> = {
  not_shipped: {
    en: 'Not shipped in time',
    'zh-CN': '未按时发货',
    ja: '期日までに発送されない',
    ko: '제때 발송되지 않음',
    th: 'ไม่จัดส่งตามกำหนด',
  },
  no_movement: {
    en: 'Tracking does not move',
    'zh-CN': '物流长时间无更新',
    ja: '配送状況が更新されない',
    ko: '배송 조회가 멈춰 있음',
    th: 'สถานะพัสดุไม่ขยับ',
  },
  lost: { en: 'Parcel lost', 'zh-CN': '包裹丢失', ja: '荷物が紛失した', ko: '택배가 분실됨', th: 'พัสดุสูญหาย' },
  sent_back_by_carrier: {
    en: 'Sent back by customs or carrier',
    'zh-CN': '被海关或承运商退回',
    ja: '税関または配送会社から返送された',
    ko: '세관 또는 택배사에서 반송됨',
    th: 'ศุลกากรหรือขนส่งตีกลับ',
  },
  by_mistake: { en: 'Ordered by mistake', 'zh-CN': '误下单', ja: '間違えて注文した', ko: '실수로 주문함', th: 'สั่งผิด' },
  not_needed: {
    en: 'No longer needed',
    'zh-CN': '不再需要',
    ja: '不要になった',
    ko: '더 이상 필요 없음',
    th: 'ไม่ต้องการแล้ว',
  },
  damaged: {
    en: 'Arrived damaged',
    'zh-CN': '收到时已损坏',
    ja: '破損した状態で届いた',
    ko: '파손된 채 도착함',
    th: 'ได้รับแบบชำรุดเสียหาย',
  },
  defective: {
    en: 'Does not work',
    'zh-CN': '无法正常使用',
    ja: '正常に動かない',
    ko: '작동하지 않음',
    th: 'ใช้งานไม่ได้',
  },
  not_as_described: {
    en: 'Not as described',
    'zh-CN': '与描述不符',
    ja: '説明と異なる',
    ko: '설명과 다름',
    th: 'ไม่ตรงตามที่ระบุ',
  },
  wrong_item: { en: 'Wrong item', 'zh-CN': '发错商品', ja: '違う商品が届いた', ko: '다른 상품이 옴', th: 'ได้รับสินค้าผิด' },
  parts_missing: {
    en: 'Parts or pieces missing',
    'zh-CN': '少件或缺配件',
    ja: '部品や数が足りない',
    ko: '구성품이나 수량이 부족함',
    th: 'ชิ้นส่วนหรือจำนวนไม่ครบ',
  },
  item_missing: {
    en: 'Item missing from the parcel',
    'zh-CN': '包裹中缺少商品',
    ja: '商品が荷物に入っていなかった',
    ko: '택배에 상품이 빠져 있음',
    th: 'ไม่มีสินค้าในพัสดุ',
  },
  counterfeit: {
    en: 'Seems to be counterfeit',
    'zh-CN': '疑似假货',
    ja: '偽物の疑いがある',
    ko: '위조품으로 의심됨',
    th: 'สงสัยว่าเป็นของปลอม',
  },
  expired: {
    en: 'Expired or of poor quality',
    'zh-CN': '过期或质量不佳',
    ja: '期限切れ、または品質が悪い',
    ko: '유통기한이 지났거나 품질이 나쁨',
    th: 'หมดอายุหรือคุณภาพไม่ดี',
  },
  too_small: { en: 'Too small', 'zh-CN': '尺码偏小', ja: '小さすぎる', ko: '너무 작음', th: 'เล็กเกินไป' },
  too_large: { en: 'Too large', 'zh-CN': '尺码偏大', ja: '大きすぎる', ko: '너무 큼', th: 'ใหญ่เกินไป' },
  colour_or_style: {
    en: 'Colour or style not right',
    'zh-CN': '颜色或款式不合适',
    ja: '色やデザインが合わない',
    ko: '색상이나 스타일이 맞지 않음',
    th: 'สีหรือแบบไม่ถูกใจ',
  },
  changed_mind: { en: 'Changed my mind', 'zh-CN': '改变主意', ja: '気が変わった', ko: '마음이 바뀜', th: 'เปลี่ยนใจ' },
  other: { en: 'Other', 'zh-CN': '其他', ja: 'その他', ko: '기타', th: 'อื่น ๆ' },
};
