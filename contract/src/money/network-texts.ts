import type { Texts } from '../base/locales.ts';

/** Warnings before a transfer; `{symbol}`, `{network}`, `{minimum}` and `{blocks}` are filled in. */
export const networkTexts = {
  sameNetwork: {
    en: 'Please choose the same network as the withdrawal platform.',
    'zh-CN': '请选择与提币平台相同的网络。',
    ja: '送金元の取引所と同じネットワークをお選びください。',
    ko: '출금하는 거래소와 동일한 네트워크를 선택해 주세요.',
    th: 'กรุณาเลือกเครือข่ายเดียวกับแพลตฟอร์มที่ใช้ถอน',
  },
  unsupported: {
    en: 'DEX, BSC and HECO are not supported for deposit.',
    'zh-CN': '不支持通过 DEX、BSC、HECO 充值。',
    ja: 'DEX、BSC、HECOからの入金には対応していません。',
    ko: 'DEX, BSC, HECO를 통한 입금은 지원하지 않습니다.',
    th: 'ไม่รองรับการเติมเงินจาก DEX, BSC และ HECO',
  },
  onlyToken: {
    en: 'Send only {symbol} on {network} to this address.',
    'zh-CN': '此地址仅接收 {network} 网络的 {symbol}。',
    ja: 'このアドレスには{network}の{symbol}だけをお送りください。',
    ko: '이 주소로는 {network} 네트워크의 {symbol}만 보내 주세요.',
    th: 'ส่งเฉพาะ {symbol} บนเครือข่าย {network} มาที่ที่อยู่นี้เท่านั้น',
  },
  minimum: {
    en: 'Send at least {minimum} {symbol}. Less is kept for you, but only credited after a review.',
    'zh-CN': '单笔至少 {minimum} {symbol}。低于此金额的会为您保留，经人工核对后入账。',
    ja: '最低入金額は{minimum} {symbol}です。それ未満は保管し、担当者が確認してから反映します。',
    ko: '최소 {minimum} {symbol} 이상 보내 주세요. 그보다 적으면 보관해 두었다가 확인 후 반영합니다.',
    th: 'ส่งอย่างน้อย {minimum} {symbol} หากน้อยกว่านี้เราจะเก็บไว้ให้และเติมเงินหลังตรวจสอบแล้ว',
  },
  finalized: {
    en: 'Shown once it is seen, credited when the network has made it final (usually 13 to 19 minutes).',
    'zh-CN': '检测到后立即显示，网络最终确认后入账（通常 13 至 19 分钟）。',
    ja: '検知するとすぐに表示し、ネットワークで確定した時点（通常13～19分）で残高に反映します。',
    ko: '확인되면 바로 표시되고, 네트워크에서 최종 확정되면(보통 13~19분) 반영됩니다.',
    th: 'แสดงทันทีที่พบ และเติมเงินเมื่อเครือข่ายยืนยันขั้นสุดท้าย (ปกติ 13 ถึง 19 นาที)',
  },
  confirmations: {
    en: 'Shown once it is seen, credited after {blocks} confirmations.',
    'zh-CN': '检测到后立即显示，{blocks} 次确认后入账。',
    ja: '検知するとすぐに表示し、{blocks}回の承認後に残高に反映します。',
    ko: '확인되면 바로 표시되고, {blocks}회 컨펌 후 반영됩니다.',
    th: 'แสดงทันทีที่พบ และเติมเงินหลังยืนยันครบ {blocks} ครั้ง',
  },
  byHand: {
    en: 'This network is checked by hand: send us proof of payment after your transfer.',
    'zh-CN': '该网络由人工核对：转账后请提交转账凭证。',
    ja: 'このネットワークは担当者が確認します。送金後に証明の画像をお送りください。',
    ko: '이 네트워크는 담당자가 확인합니다. 송금 후 증빙을 제출해 주세요.',
    th: 'เครือข่ายนี้ตรวจสอบโดยเจ้าหน้าที่ กรุณาส่งหลักฐานหลังจากโอนแล้ว',
  },
  test: {
    en: 'This is a demo: the address belongs to nobody. Never send anything of value to it.',
    'zh-CN': '这是演示环境，此地址不属于任何人，切勿转入真实资产。',
    ja: 'これはデモです。このアドレスは誰のものでもありません。価値のあるものを送らないでください。',
    ko: '데모 환경이며 이 주소는 누구의 것도 아닙니다. 실제 자산을 보내지 마세요.',
    th: 'นี่คือระบบสาธิต ที่อยู่นี้ไม่มีเจ้าของ ห้ามส่งสินทรัพย์จริงมา',
  },
} as const satisfies Record<string, Texts>;
