import type { Texts } from './locales.ts';

/** What became of a transfer, and the next step. `{amount}`, `{symbol}`, `{network}`, `{minimum}`, `{done}`, `{needed}` are filled in. */
export const verdictTexts = {
  unreadable: {
    en: 'This is neither the hash of a transaction nor an address. Copy the transaction hash (TxID) from the place you sent from.',
    'zh-CN': '这既不是交易哈希，也不是地址。请从转出平台复制交易哈希。',
    ja: '取引ハッシュでもアドレスでもありません。送金元で取引ハッシュをコピーしてください。',
    ko: '거래 해시도 주소도 아닙니다. 보낸 곳에서 거래 해시를 복사해 주세요.',
    th: 'นี่ไม่ใช่แฮชธุรกรรมและไม่ใช่ที่อยู่ กรุณาคัดลอกแฮชธุรกรรมจากแพลตฟอร์มที่โอนออก',
  },
  unreachable: {
    en: 'The network does not answer us at the moment, so we cannot tell. Nothing is lost; please try again in a few minutes.',
    'zh-CN': '网络暂时没有响应，无法查询。资金不会丢失，请几分钟后再试。',
    ja: '現在ネットワークが応答しないため確認できません。失われることはありません。数分後にもう一度お試しください。',
    ko: '지금 네트워크가 응답하지 않아 확인할 수 없습니다. 자금은 사라지지 않으니 몇 분 뒤 다시 시도해 주세요.',
    th: 'ขณะนี้เครือข่ายไม่ตอบสนองจึงตรวจสอบไม่ได้ เงินไม่สูญหาย กรุณาลองใหม่ในอีกไม่กี่นาที',
  },
  not_found: {
    en: 'We find no such transaction on our networks. It may not be sent yet, or it went over another network: compare the hash and the network where you sent it from.',
    'zh-CN': '在我们支持的网络上找不到该交易。可能尚未发出，或走了其他网络，请在转出平台核对哈希和网络。',
    ja: '対応ネットワークにこの取引は見つかりません。未送信か、別のネットワークの可能性があります。送金元でハッシュとネットワークをご確認ください。',
    ko: '지원하는 네트워크에서 이 거래를 찾을 수 없습니다. 아직 전송되지 않았거나 다른 네트워크일 수 있으니, 보낸 곳에서 해시와 네트워크를 확인해 주세요.',
    th: 'ไม่พบธุรกรรมนี้บนเครือข่ายที่เรารองรับ อาจยังไม่ได้ส่งหรือส่งผ่านเครือข่ายอื่น กรุณาตรวจสอบแฮชและเครือข่ายที่ต้นทาง',
  },
  pending: {
    en: 'The transaction is known on {network}, but no block has taken it in yet. Nothing to do: we show it as soon as it is in a block.',
    'zh-CN': '{network} 已知此交易，但尚未打包进区块。无需操作，打包后会立即显示。',
    ja: 'この取引は {network} で受け付けられていますが、まだブロックに入っていません。入り次第表示しますので、お待ちください。',
    ko: '{network}에 접수되었지만 아직 블록에 포함되지 않았습니다. 포함되는 즉시 표시되니 기다려 주세요.',
    th: '{network} รับธุรกรรมนี้แล้วแต่ยังไม่อยู่ในบล็อก ไม่ต้องทำอะไร เราจะแสดงทันทีที่เข้าบล็อก',
  },
  failed: {
    en: 'The transaction failed on {network}, so nothing was moved. Your money is still where you sent it from; send it again from there.',
    'zh-CN': '该交易在 {network} 上失败，资金未移动，仍在转出方，请重新转账。',
    ja: 'この取引は {network} で失敗し、何も移動していません。残高は送金元にあります。もう一度お送りください。',
    ko: '이 거래는 {network}에서 실패해 아무것도 이동하지 않았습니다. 자금은 보낸 곳에 있으니 다시 보내 주세요.',
    th: 'ธุรกรรมนี้ล้มเหลวบน {network} เงินไม่ได้ถูกย้ายและยังอยู่ที่ต้นทาง กรุณาส่งใหม่',
  },
  unconfirmed: {
    en: '{amount} {symbol} is on its way to you: {done} of {needed} confirmations. It is credited by itself; nothing to do.',
    'zh-CN': '您的 {amount} {symbol} 正在确认：{done}/{needed}。完成后自动入账，无需操作。',
    ja: '{amount} {symbol} を確認中です（承認 {done}/{needed}）。自動で反映されますので、お待ちください。',
    ko: '{amount} {symbol} 입금 확인 중입니다(컨펌 {done}/{needed}). 자동으로 반영되니 기다려 주세요.',
    th: '{amount} {symbol} กำลังเข้าบัญชีคุณ ยืนยันแล้ว {done}/{needed} ระบบจะเติมให้เอง ไม่ต้องทำอะไร',
  },
  missed: {
    en: '{amount} {symbol} reached your address and is final, but is not credited yet. Claim it, and it is credited at once.',
    'zh-CN': '{amount} {symbol} 已到达您的地址并最终确认，但尚未入账。请认领，将立即入账。',
    ja: '{amount} {symbol} はあなたのアドレスに届き確定していますが、まだ反映されていません。申請するとすぐに反映されます。',
    ko: '{amount} {symbol}이 주소에 도착해 확정되었지만 아직 반영되지 않았습니다. 청구하면 바로 반영됩니다.',
    th: '{amount} {symbol} ถึงที่อยู่ของคุณและยืนยันขั้นสุดท้ายแล้วแต่ยังไม่ได้เติม กดแจ้งสิทธิ์แล้วเราจะเติมให้ทันที',
  },
  credited: {
    en: '{amount} {symbol} was credited to you. You find it in your fund record.',
    'zh-CN': '{amount} {symbol} 已入账到您的钱包，可在资金记录中查看。',
    ja: '{amount} {symbol} は反映済みです。入出金履歴でご確認ください。',
    ko: '{amount} {symbol}이 반영되었습니다. 자금 내역에서 확인해 주세요.',
    th: 'เติม {amount} {symbol} ให้คุณแล้ว ดูได้ในบันทึกเงิน',
  },
  credited_elsewhere: {
    en: 'This transfer was credited already, not to your account. If you sent it, compare the receiving address with yours and write to customer service.',
    'zh-CN': '该转账已入账，但不在您的账户。如果是您转出的，请核对收款地址并联系客服。',
    ja: 'この送金はすでに別のアカウントへ反映されています。ご自身の送金であれば、送金先アドレスを確認し、カスタマーサービスへご連絡ください。',
    ko: '이 송금은 이미 다른 계정에 반영되었습니다. 본인이 보냈다면 받는 주소를 확인하고 고객센터에 문의해 주세요.',
    th: 'รายการนี้ถูกเติมไปแล้วแต่ไม่ใช่บัญชีของคุณ หากคุณเป็นผู้โอน กรุณาตรวจสอบที่อยู่ผู้รับและติดต่อฝ่ายบริการลูกค้า',
  },
  below_minimum: {
    en: '{amount} {symbol} arrived, less than the minimum of {minimum}. It is kept for you; customer service can credit it.',
    'zh-CN': '{amount} {symbol} 已到账，但低于最低数额 {minimum}。已为您保留，可联系客服入账。',
    ja: '{amount} {symbol} が届きましたが、最低額 {minimum} に達していません。保管していますので、カスタマーサービスへご連絡ください。',
    ko: '{amount} {symbol}이 도착했지만 최소 금액 {minimum}보다 적습니다. 보관 중이며 고객센터에서 반영해 드릴 수 있습니다.',
    th: 'ได้รับ {amount} {symbol} ซึ่งต่ำกว่าขั้นต่ำ {minimum} เราเก็บไว้ให้คุณ ติดต่อฝ่ายบริการลูกค้าเพื่อเติมเงินได้',
  },
  other_token: {
    en: 'Something arrived at your address, but it is not {symbol}. Claim it, and we look at what can be done.',
    'zh-CN': '您的地址收到了资产，但不是 {symbol}。请认领，我们会核查如何处理。',
    ja: 'アドレスに届きましたが、{symbol} ではありません。申請いただければ、対応を確認します。',
    ko: '주소에 도착했지만 {symbol}이 아닙니다. 청구해 주시면 처리 방법을 확인하겠습니다.',
    th: 'มีสินทรัพย์เข้าที่อยู่ของคุณแต่ไม่ใช่ {symbol} กดแจ้งสิทธิ์แล้วเราจะตรวจสอบแนวทาง',
  },
  other_network: {
    en: 'It was sent over {network}, to your address of another network. Claim it, and we look at it; next time choose the same network on both sides.',
    'zh-CN': '该笔经 {network} 转到了您在另一网络的地址。请认领由我们核查；下次请两边选择相同网络。',
    ja: '{network} 経由で、別のネットワーク用のアドレスに送られています。申請いただければ確認します。次回は双方で同じネットワークをお選びください。',
    ko: '{network}로 다른 네트워크용 주소에 보내졌습니다. 청구해 주시면 확인하겠습니다. 다음에는 양쪽에서 같은 네트워크를 선택해 주세요.',
    th: 'รายการนี้ส่งผ่าน {network} ไปยังที่อยู่ของคุณบนเครือข่ายอื่น กดแจ้งสิทธิ์แล้วเราจะตรวจสอบ ครั้งหน้ากรุณาเลือกเครือข่ายเดียวกันทั้งสองฝั่ง',
  },
  unassigned: {
    en: '{amount} {symbol} arrived at an address of ours that belongs to no account. If it is yours, claim it, and we look at it.',
    'zh-CN': '{amount} {symbol} 到达了一个不属于任何账户的地址。如果是您的，请认领由我们核查。',
    ja: '{amount} {symbol} は、どのアカウントにも属さない当店のアドレスに届いています。ご自身のものであれば申請してください。確認します。',
    ko: '{amount} {symbol}이 어느 계정에도 속하지 않은 주소에 도착했습니다. 본인 것이라면 청구해 주세요. 확인하겠습니다.',
    th: '{amount} {symbol} เข้าที่อยู่ของเราที่ไม่มีเจ้าของบัญชี หากเป็นของคุณ กรุณากดแจ้งสิทธิ์แล้วเราจะตรวจสอบ',
  },
  being_checked: {
    en: 'You have claimed this transfer, and we are looking at it. Nothing more to do.',
    'zh-CN': '您已认领该转账，我们正在核查，无需其他操作。',
    ja: 'この送金は申請済みで、確認しています。そのままお待ちください。',
    ko: '이미 청구하신 송금이며 확인 중입니다. 추가로 하실 일은 없습니다.',
    th: 'คุณแจ้งสิทธิ์รายการนี้แล้ว เรากำลังตรวจสอบ ไม่ต้องทำอะไรเพิ่ม',
  },
  not_ours: {
    en: 'This did not go to a deposit address of yours. Compare the receiving address with the one shown under top-up, and ask the place you sent from.',
    'zh-CN': '该笔没有转到您的充值地址。请与充值页面显示的地址核对，并咨询转出平台。',
    ja: 'あなたの入金アドレス宛てではありません。チャージ画面のアドレスと見比べ、送金元にお問い合わせください。',
    ko: '고객님의 입금 주소로 보낸 것이 아닙니다. 충전 화면의 주소와 비교하고 보낸 곳에 문의해 주세요.',
    th: 'รายการนี้ไม่ได้ส่งมาที่ที่อยู่ฝากของคุณ กรุณาเทียบกับที่อยู่ในหน้าเติมเงินและสอบถามต้นทาง',
  },
  own_address: {
    en: 'This is your own deposit address on {network}. If something is missing, paste the hash of its transaction instead.',
    'zh-CN': '这是您在 {network} 上的充值地址。若有未到账，请粘贴该笔交易的哈希。',
    ja: 'これは {network} でのあなたの入金アドレスです。届いていないものがあれば、その取引ハッシュを貼り付けてください。',
    ko: '{network}에서의 본인 입금 주소입니다. 누락된 것이 있으면 해당 거래 해시를 붙여 넣어 주세요.',
    th: 'นี่คือที่อยู่ฝากของคุณบน {network} หากมีรายการที่หายไป กรุณาวางแฮชของธุรกรรมนั้นแทน',
  },
} as const satisfies Record<string, Texts>;

export type Verdict = keyof typeof verdictTexts;
