import type { Locale, Texts } from '../base/locales.ts';
import type { ParcelDetail, ParcelStatus } from './parcels.ts';

export const parcelStatusTexts: Readonly<Record<ParcelStatus, Texts>> = {
  pending: {
    en: 'Handed to the carrier; no scan yet',
    'zh-CN': '已交给承运商，等待首次扫描',
    ja: '配送会社に引き渡し済み（初回スキャン待ち）',
    ko: '택배사에 인계됨(첫 스캔 대기)',
    th: 'ส่งมอบให้บริษัทขนส่งแล้ว รอสแกนครั้งแรก',
  },
  info_received: {
    en: 'The carrier has the parcel’s details',
    'zh-CN': '承运商已收到包裹信息',
    ja: '配送会社が荷物情報を受け付けました',
    ko: '택배사가 배송 정보를 접수했습니다',
    th: 'บริษัทขนส่งได้รับข้อมูลพัสดุแล้ว',
  },
  in_transit: { en: 'In transit', 'zh-CN': '运输中', ja: '輸送中', ko: '배송 중', th: 'อยู่ระหว่างขนส่ง' },
  out_for_delivery: {
    en: 'Out for delivery',
    'zh-CN': '派送中',
    ja: 'お届けに向かっています',
    ko: '배달 출발',
    th: 'กำลังนำจ่าย',
  },
  available_for_pickup: {
    en: 'Ready for pickup',
    'zh-CN': '待自提',
    ja: '受け取り可能です',
    ko: '수령 가능',
    th: 'พร้อมให้รับ',
  },
  attempt_failed: {
    en: 'Delivery attempted; nobody there',
    'zh-CN': '投递未成功',
    ja: 'お届けできませんでした（不在など）',
    ko: '배달을 시도했으나 전달하지 못했습니다',
    th: 'นำจ่ายไม่สำเร็จ',
  },
  delivered: { en: 'Delivered', 'zh-CN': '已签收', ja: '配達完了', ko: '배달 완료', th: 'จัดส่งสำเร็จ' },
  exception: {
    en: 'A problem on the way',
    'zh-CN': '运输异常',
    ja: '輸送中に問題が発生しました',
    ko: '배송 중 문제가 발생했습니다',
    th: 'พบปัญหาระหว่างขนส่ง',
  },
  expired: {
    en: 'No updates for a long time',
    'zh-CN': '长时间没有物流更新',
    ja: '長期間、更新がありません',
    ko: '오랫동안 배송 소식이 없습니다',
    th: 'ไม่มีความเคลื่อนไหวเป็นเวลานาน',
  },
};

const parcelDetailTexts: Readonly<Record<ParcelDetail, Texts>> = {
  departed_origin: {
    en: 'Departed from the country of origin',
    'zh-CN': '已离开始发国',
    ja: '発送国を出発しました',
    ko: '발송 국가를 출발했습니다',
    th: 'ออกจากประเทศต้นทางแล้ว',
  },
  arrived_destination: {
    en: 'Arrived in the destination country',
    'zh-CN': '已到达目的国',
    ja: '到着国に到着しました',
    ko: '도착 국가에 도착했습니다',
    th: 'ถึงประเทศปลายทางแล้ว',
  },
  customs_cleared: {
    en: 'Cleared customs',
    'zh-CN': '清关完成',
    ja: '通関が完了しました',
    ko: '통관이 완료되었습니다',
    th: 'ผ่านพิธีการศุลกากรแล้ว',
  },
  customs_delay: {
    en: 'Held up at customs',
    'zh-CN': '清关延误',
    ja: '通関に時間がかかっています',
    ko: '통관이 지연되고 있습니다',
    th: 'ล่าช้าที่ศุลกากร',
  },
  held_for_payment: {
    en: 'Held until a charge is paid',
    'zh-CN': '待缴费，包裹暂扣',
    ja: '料金のお支払い待ちのため保管中です',
    ko: '비용 납부 대기로 보관 중입니다',
    th: 'พักไว้รอชำระค่าใช้จ่าย',
  },
  refused: {
    en: 'Refused by the addressee',
    'zh-CN': '收件人拒收',
    ja: '受取人が受け取りを拒否しました',
    ko: '수취인이 수령을 거절했습니다',
    th: 'ผู้รับปฏิเสธการรับ',
  },
  moved: {
    en: 'The addressee has moved',
    'zh-CN': '收件地址无此人',
    ja: '受取人は転居しています',
    ko: '수취인이 이사했습니다',
    th: 'ผู้รับย้ายที่อยู่แล้ว',
  },
  damaged: {
    en: 'Damaged on the way',
    'zh-CN': '包裹破损',
    ja: '輸送中に破損しました',
    ko: '운송 중 파손되었습니다',
    th: 'พัสดุเสียหายระหว่างขนส่ง',
  },
  lost: {
    en: 'Lost on the way',
    'zh-CN': '包裹丢失',
    ja: '荷物が紛失しました',
    ko: '화물이 분실되었습니다',
    th: 'พัสดุสูญหาย',
  },
  returning: {
    en: 'On the way back to the sender',
    'zh-CN': '包裹退回中',
    ja: '差出人へ返送中です',
    ko: '발송인에게 반송 중입니다',
    th: 'กำลังส่งคืนผู้ส่ง',
  },
  returned: {
    en: 'Returned to the sender',
    'zh-CN': '已退回寄件人',
    ja: '差出人に返送されました',
    ko: '발송인에게 반송되었습니다',
    th: 'ส่งคืนผู้ส่งแล้ว',
  },
};

/** The label of a tracking event, in the reader's language. */
export function parcelText(status: ParcelStatus, detail: string, locale: Locale): string {
  const texts = Object.hasOwn(parcelDetailTexts, detail)
    ? parcelDetailTexts[detail as ParcelDetail]
    : parcelStatusTexts[status];
  return texts[locale];
}
