import type { Texts } from '../locales.ts';

/** Refusals about fines and corrections of shops. */
export const fines = {
  third_person_required: {
    en: 'You proposed or approved this fine, so a colleague who did neither has to decide the appeal.',
    'zh-CN': '您提出或批准过这笔罚款，申诉须由未参与的同事裁定。',
    ja: 'この違反金の提案または承認に関わっているため、異議申し立ては関わっていない担当者が判断します。',
    ko: '이 위반금을 제안했거나 승인했으므로, 관여하지 않은 동료가 이의 신청을 결정해야 합니다.',
    th: 'คุณเป็นผู้เสนอหรืออนุมัติค่าปรับนี้ ต้องให้เพื่อนร่วมงานที่ไม่เกี่ยวข้องตัดสินการอุทธรณ์',
  },
  fine_not_booked: {
    en: 'This is not a booked fine, so there is nothing to give back. Please load the list again.',
    'zh-CN': '该笔不是已入账的罚款，没有可退还的金额，请刷新列表。',
    ja: '計上済みの違反金ではないため、返還するものがありません。一覧を読み込み直してください。',
    ko: '처리된 위반금이 아니어서 돌려줄 금액이 없습니다. 목록을 새로 고쳐 주세요.',
    th: 'รายการนี้ไม่ใช่ค่าปรับที่ลงบัญชีแล้ว จึงไม่มียอดให้คืน กรุณาโหลดรายการใหม่',
  },
  fine_not_found: {
    en: 'This fine was not found. Please load the list again.',
    'zh-CN': '找不到该罚款，请刷新列表。',
    ja: 'この違反金は見つかりません。一覧を読み込み直してください。',
    ko: '이 위반금을 찾을 수 없습니다. 목록을 새로 고쳐 주세요.',
    th: 'ไม่พบค่าปรับนี้ กรุณาโหลดรายการใหม่',
  },
  appeal_over: {
    en: 'An appeal is no longer possible here: the time has passed, or it was already made.',
    'zh-CN': '已无法申诉：申诉期已过，或已提交过申诉。',
    ja: '異議を申し立てられません。期限が過ぎたか、すでに申し立て済みです。',
    ko: '더 이상 이의를 신청할 수 없습니다. 기간이 지났거나 이미 신청하셨습니다.',
    th: 'อุทธรณ์ไม่ได้แล้ว เพราะหมดเวลาหรือได้อุทธรณ์ไปแล้ว',
  },
} as const satisfies Record<string, Texts>;
