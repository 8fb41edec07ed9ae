import type { Texts } from '../locales.ts';

/** Applications to open a shop. */
export const applications = {
  application_not_found: {
    en: 'This application was not found. Please load the page again.',
    'zh-CN': '找不到该入驻申请，请刷新页面。',
    ja: 'この申請は見つかりません。ページを読み込み直してください。',
    ko: '신청을 찾을 수 없습니다. 페이지를 새로 고쳐 주세요.',
    th: 'ไม่พบคำขอนี้ กรุณาโหลดหน้าใหม่',
  },
  application_not_possible: {
    en: 'The application has changed in the meantime, so this is no longer possible. Please load it again.',
    'zh-CN': '申请状态已变化，无法进行此操作，请刷新后再试。',
    ja: '申請の状態が変わったため、この操作はできません。読み込み直してください。',
    ko: '신청 상태가 바뀌어 더 이상 할 수 없습니다. 새로 고쳐 주세요.',
    th: 'สถานะคำขอเปลี่ยนไปแล้ว จึงทำรายการนี้ไม่ได้ กรุณาโหลดใหม่',
  },
  application_incomplete: {
    en: 'Some details are missing or not correct. Please complete the marked steps.',
    'zh-CN': '有资料缺失或有误，请完善已标出的步骤。',
    ja: '未入力または正しくない項目があります。印の付いた手順を完了してください。',
    ko: '빠졌거나 올바르지 않은 항목이 있습니다. 표시된 단계를 완료해 주세요.',
    th: 'มีข้อมูลที่ขาดหรือไม่ถูกต้อง กรุณากรอกขั้นตอนที่ทำเครื่องหมายไว้ให้ครบ',
  },
  application_changed: {
    en: 'The applicant has changed the details in the meantime. Please read them again before you decide.',
    'zh-CN': '申请人已修改资料，请重新查看后再作决定。',
    ja: '申請者が内容を変更しました。もう一度確認してから判断してください。',
    ko: '신청자가 그사이 내용을 바꾸었습니다. 다시 확인한 뒤 결정해 주세요.',
    th: 'ผู้สมัครแก้ไขข้อมูลแล้ว กรุณาอ่านอีกครั้งก่อนตัดสินใจ',
  },
  application_unchecked: {
    en: 'The checklist is not complete. Please tick every entry before you approve.',
    'zh-CN': '核对清单尚未完成，请逐项勾选后再通过。',
    ja: 'チェックリストが完了していません。すべての項目を確認してから承認してください。',
    ko: '점검 목록이 끝나지 않았습니다. 모든 항목을 확인한 뒤 승인해 주세요.',
    th: 'รายการตรวจสอบยังไม่ครบ กรุณาทำเครื่องหมายทุกข้อก่อนอนุมัติ',
  },
  application_entry_unknown: {
    en: 'The checklist no longer has this entry. Please load the page again.',
    'zh-CN': '核对清单中已没有该项，请刷新页面。',
    ja: 'この項目はチェックリストにありません。ページを読み込み直してください。',
    ko: '점검 목록에 더 이상 없는 항목입니다. 페이지를 새로 고쳐 주세요.',
    th: 'ไม่มีข้อนี้ในรายการตรวจสอบแล้ว กรุณาโหลดหน้าใหม่',
  },
  document_limit: {
    en: 'Too many documents[: {limit} at most]. Please remove one first.',
    'zh-CN': '文件数量已达上限[，最多 {limit} 个]，请先删除一个。',
    ja: '書類が多すぎます[（最大{limit}点）]。先に1点削除してください。',
    ko: '서류가 너무 많습니다[(최대 {limit}개)]. 먼저 하나를 삭제해 주세요.',
    th: 'เอกสารเกินจำนวนที่กำหนด[ (สูงสุด {limit} ไฟล์)] กรุณาลบออกก่อน',
  },
  terms_changed: {
    en: 'The terms for merchants have changed. Please read them again and accept them.',
    'zh-CN': '商家条款已更新，请重新阅读并同意。',
    ja: '出店者規約が変わりました。もう一度お読みのうえ同意してください。',
    ko: '판매자 약관이 바뀌었습니다. 다시 읽고 동의해 주세요.',
    th: 'ข้อกำหนดสำหรับผู้ขายเปลี่ยนแปลงแล้ว กรุณาอ่านอีกครั้งและยอมรับ',
  },
  shop_name_taken: {
    en: 'Another shop has this name or one that looks like it. Please choose another one.',
    'zh-CN': '该店名与其他店铺相同或过于相似，请换一个。',
    ja: '同じまたはよく似た名前のショップがあります。別の名前にしてください。',
    ko: '같거나 비슷해 보이는 이름의 상점이 있습니다. 다른 이름을 정해 주세요.',
    th: 'มีร้านอื่นใช้ชื่อนี้หรือชื่อที่คล้ายกันแล้ว กรุณาตั้งชื่ออื่น',
  },
  shop_name_reserved: {
    en: 'This name is reserved for the platform. Please choose another one.',
    'zh-CN': '该名称为平台保留，请换一个。',
    ja: 'この名前はプラットフォーム用に予約されています。別の名前にしてください。',
    ko: '플랫폼이 사용하는 이름입니다. 다른 이름을 정해 주세요.',
    th: 'ชื่อนี้สงวนไว้สำหรับแพลตฟอร์ม กรุณาตั้งชื่ออื่น',
  },
  shop_name_mixed: {
    en: 'This name mixes letters of different scripts. Please use one script.',
    'zh-CN': '店名混用了不同文字的字母，请只使用一种文字。',
    ja: '異なる文字体系の文字が混ざっています。一つの文字体系をお使いください。',
    ko: '서로 다른 문자가 섞여 있습니다. 한 가지 문자만 사용해 주세요.',
    th: 'ชื่อนี้ใช้อักษรต่างชนิดปนกัน กรุณาใช้อักษรชนิดเดียว',
  },
} as const satisfies Record<string, Texts>;
