import type { Texts } from '../locales.ts';

/** Requests for withdrawals, and decisions about them at the desk. */
export const withdrawals = {
  withdrawal_terms_changed: {
    en: 'The fee has changed[; {amount} would arrive now]. Please look at it and confirm again.',
    'zh-CN': '手续费已变动[，现在到账 {amount}]，请核对后重新确认。',
    ja: '手数料が変わりました[（現在の受取額 {amount}）]。ご確認のうえ、もう一度お進みください。',
    ko: '수수료가 변경되었습니다[(현재 수령액 {amount})]. 확인한 뒤 다시 신청해 주세요.',
    th: 'ค่าธรรมเนียมมีการเปลี่ยนแปลง[ (ขณะนี้จะได้รับ {amount})] กรุณาตรวจสอบแล้วยืนยันอีกครั้ง',
  },
  withdrawal_in_payment: {
    en: 'This withdrawal is being paid right now and can no longer be cancelled. It will reach you soon.',
    'zh-CN': '该提现正在付款，无法取消，款项将很快到账。',
    ja: 'この出金は送金手続き中のため取り消せません。まもなく届きます。',
    ko: '지금 송금 중인 출금이라 취소할 수 없습니다. 곧 도착합니다.',
    th: 'รายการถอนเงินนี้กำลังโอนอยู่จึงยกเลิกไม่ได้ เงินจะถึงคุณในไม่ช้า',
  },
  address_look_alike: {
    en: 'Careful: this address looks like one in your book[ ({address})] but is another. Compare every character before you add it.',
    'zh-CN': '请注意：该地址与地址簿中的地址[（{address}）]首尾相似，但并不相同，请逐字核对后再添加。',
    ja: 'ご注意ください。登録済みのアドレス[（{address}）]と似ていますが別のものです。すべての文字を見比べてから追加してください。',
    ko: '주의하세요. 주소록의 주소[({address})]와 비슷하지만 다른 주소입니다. 모든 글자를 비교한 뒤 추가해 주세요.',
    th: 'โปรดระวัง ที่อยู่นี้คล้ายกับที่อยู่ในสมุดของคุณ[ ({address})] แต่ไม่ใช่ที่อยู่เดียวกัน กรุณาเทียบทุกตัวอักษรก่อนเพิ่ม',
  },
  payout_on_hold: {
    en: 'Part of this was released only recently and stays on hold because the shop is new[; {amount} can be paid out now].',
    'zh-CN': '部分款项刚刚结算，新店铺需等待一段时间[，目前可提取 {amount}]。',
    ja: '一部は精算されたばかりで、新しいショップのため保留中です[（現在お受け取りになれるのは{amount}です）]。',
    ko: '일부 금액은 최근에 정산되어 신규 상점 보류 기간 중입니다[(지금 출금할 수 있는 금액은 {amount})].',
    th: 'เงินบางส่วนเพิ่งปิดยอดและยังถูกพักไว้เพราะเป็นร้านใหม่[ ขณะนี้เบิกได้ {amount}]',
  },
  address_own: {
    en: 'This is a top-up address of this shop. Please enter an address of your own wallet.',
    'zh-CN': '这是本站的充值地址，请填写您自己钱包的地址。',
    ja: 'これは当店のチャージ用アドレスです。ご自身のウォレットのアドレスを入力してください。',
    ko: '이 쇼핑몰의 충전 주소입니다. 본인 지갑의 주소를 입력해 주세요.',
    th: 'นี่คือที่อยู่เติมเงินของร้านนี้ กรุณากรอกที่อยู่กระเป๋าเงินของคุณเอง',
  },
  address_unspendable: {
    en: 'Nobody could spend money at this address: it is a token contract, or destroys what it gets. Please enter the address of your own wallet.',
    'zh-CN': '该地址的资金无法取回：它是代币合约或销毁地址，请填写您自己钱包的地址。',
    ja: 'このアドレスに送ると取り戻せません（トークンの契約または焼却用アドレスです）。ご自身のウォレットのアドレスを入力してください。',
    ko: '이 주소로 보낸 돈은 되찾을 수 없습니다(토큰 계약 또는 소각 주소). 본인 지갑의 주소를 입력해 주세요.',
    th: 'เงินที่ส่งไปยังที่อยู่นี้จะเอาคืนไม่ได้ (เป็นสัญญาโทเคนหรือที่อยู่ทำลายเหรียญ) กรุณากรอกที่อยู่กระเป๋าเงินของคุณเอง',
  },
  reference_required: {
    en: 'The reference of the payment is missing or not one. Please enter the one of the bank, or the whole transaction hash.',
    'zh-CN': '付款凭证号缺失或有误，请填写银行流水号或完整的交易哈希。',
    ja: '支払いの照会番号がないか、正しくありません。銀行の照会番号か、取引ハッシュ全体を入力してください。',
    ko: '지급 참조 번호가 없거나 올바르지 않습니다. 은행 참조 번호나 거래 해시 전체를 입력해 주세요.',
    th: 'ไม่มีเลขอ้างอิงการจ่ายเงินหรือไม่ถูกต้อง กรุณากรอกเลขอ้างอิงของธนาคารหรือแฮชธุรกรรมทั้งหมด',
  },
  reference_used: {
    en: 'Another withdrawal was already passed with this transaction. Please check which one it paid.',
    'zh-CN': '该交易已用于另一笔提现，请核对它支付的是哪一笔。',
    ja: 'この取引は別の出金の承認に使われています。どの出金の支払いかご確認ください。',
    ko: '이 거래로 이미 다른 출금이 처리되었습니다. 어떤 출금의 지급인지 확인해 주세요.',
    th: 'ธุรกรรมนี้ถูกใช้กับรายการถอนเงินอื่นแล้ว กรุณาตรวจสอบว่าจ่ายรายการใด',
  },
  withdrawal_too_early: {
    en: 'The address is new, so this withdrawal has to wait. Please come back to it [in {hours} h|later].',
    'zh-CN': '收款地址是新添加的，该提现需要等待，请[在 {hours} 小时后|稍后]再处理。',
    ja: '出金先が新しいため、この申請はまだ処理できません。[{hours}時間後に|しばらくしてから]処理してください。',
    ko: '새로 등록된 주소라 이 출금은 기다려야 합니다. [{hours}시간 후에|나중에] 처리해 주세요.',
    th: 'ที่อยู่นี้เพิ่งเพิ่มใหม่ รายการถอนเงินจึงต้องรอ กรุณากลับมาดำเนินการ[ในอีก {hours} ชั่วโมง|ภายหลัง]',
  },
  nothing_ready: {
    en: 'Nothing is ready to be paid. Please check approvals, waiting addresses and batches already made.',
    'zh-CN': '没有可付款的提现，请检查审批、等待期和已生成的批次。',
    ja: '支払える出金がありません。承認、待機中のアドレス、作成済みのバッチをご確認ください。',
    ko: '지급할 수 있는 출금이 없습니다. 승인, 대기 중인 주소, 이미 만든 묶음을 확인해 주세요.',
    th: 'ไม่มีรายการที่พร้อมจ่าย กรุณาตรวจสอบการอนุมัติ ที่อยู่ที่รออยู่ และชุดที่สร้างแล้ว',
  },
  batch_not_found: {
    en: 'This payment batch was not found. Please choose one from the list.',
    'zh-CN': '找不到该付款批次，请从列表中选择。',
    ja: 'この支払いバッチは見つかりません。一覧からお選びください。',
    ko: '이 지급 묶음을 찾을 수 없습니다. 목록에서 선택해 주세요.',
    th: 'ไม่พบชุดการจ่ายเงินนี้ กรุณาเลือกจากรายการ',
  },
} as const satisfies Record<string, Texts>;
