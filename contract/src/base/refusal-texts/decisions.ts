import type { Texts } from '../locales.ts';

/** Refusals of operators' decisions about money. */
export const decisions = {
  already_decided: {
    en: 'This has already been decided, so nothing was changed. Please load the list again.',
    'zh-CN': '该申请已处理，本次未作更改，请刷新列表。',
    ja: 'この申請はすでに処理済みのため、何も変更していません。一覧を読み込み直してください。',
    ko: '이미 처리된 신청이라 변경하지 않았습니다. 목록을 새로 고쳐 주세요.',
    th: 'รายการนี้ตัดสินไปแล้วจึงไม่มีการเปลี่ยนแปลง กรุณาโหลดรายการใหม่',
  },
  reason_required: {
    en: 'A reason is missing. Please give one in a few words.',
    'zh-CN': '请填写原因，简单说明即可。',
    ja: '理由が入力されていません。簡単にご記入ください。',
    ko: '사유가 없습니다. 간단히 적어 주세요.',
    th: 'ยังไม่ได้ระบุเหตุผล กรุณาเขียนสั้น ๆ',
  },
  second_person_required: {
    en: 'A second person has to agree to this. Please ask a colleague to decide.',
    'zh-CN': '此操作需由另一位同事复核，请联系同事处理。',
    ja: 'この操作には別の担当者の承認が必要です。同僚に確認を依頼してください。',
    ko: '다른 담당자의 승인이 필요합니다. 동료에게 확인을 요청해 주세요.',
    th: 'รายการนี้ต้องมีผู้อนุมัติคนที่สอง กรุณาให้เพื่อนร่วมงานพิจารณา',
  },
  trader_changed: {
    en: 'The shop has changed its details in the meantime. Please load them again and check those.',
    'zh-CN': '店铺刚刚更改了信息，请刷新后核验新的内容。',
    ja: 'その間にショップの情報が変わりました。読み込み直して新しい内容をご確認ください。',
    ko: '그사이 상점 정보가 바뀌었습니다. 새로 고친 뒤 새 내용을 확인해 주세요.',
    th: 'ร้านเปลี่ยนข้อมูลไปแล้ว กรุณาโหลดใหม่แล้วตรวจสอบข้อมูลล่าสุด',
  },
  trader_not_checked: {
    en: 'These details are not marked as checked, so there is nothing to withdraw. Please load the list again.',
    'zh-CN': '该信息未标记为已核验，无须撤销，请刷新列表。',
    ja: 'この情報は確認済みになっていないため、取り消すものがありません。一覧を読み込み直してください。',
    ko: '확인됨으로 표시되지 않아 취소할 것이 없습니다. 목록을 새로 고쳐 주세요.',
    th: 'ข้อมูลนี้ไม่ได้ทำเครื่องหมายว่าตรวจสอบแล้ว จึงไม่มีอะไรให้ถอน กรุณาโหลดรายการใหม่',
  },
  remittance_not_found: {
    en: 'This handing on was not found. Please load the list again.',
    'zh-CN': '找不到这笔上缴，请刷新列表。',
    ja: 'この納付は見つかりません。一覧を読み込み直してください。',
    ko: '납부 기록을 찾을 수 없습니다. 목록을 새로 고쳐 주세요.',
    th: 'ไม่พบรายการนำส่งนี้ กรุณาโหลดรายการใหม่',
  },
  duties_short: {
    en: 'So much is not there to hand on[; {there} is left]. Please enter a smaller amount.',
    'zh-CN': '可上缴的税款不足[，剩余 {there}]，请输入更小的金额。',
    ja: '納付できる預かり額が足りません[（残り {there}）]。金額を減らしてください。',
    ko: '납부할 수 있는 금액이 부족합니다[(남은 금액 {there})]. 더 작은 금액을 입력해 주세요.',
    th: 'ยอดที่เก็บไว้ไม่พอนำส่ง[ (เหลือ {there})] กรุณากรอกจำนวนที่น้อยลง',
  },
  transfer_used: {
    en: 'A transfer with this reference was handed on already. Please check the list.',
    'zh-CN': '该转账流水号已上缴过，请核对列表。',
    ja: 'この照会番号の振込は、納付としてすでに記録されています。一覧をご確認ください。',
    ko: '이 참조 번호의 이체는 이미 납부되었습니다. 목록을 확인해 주세요.',
    th: 'การโอนเลขอ้างอิงนี้นำส่งไปแล้ว กรุณาตรวจสอบรายการ',
  },
} as const satisfies Record<string, Texts>;
