import type { NotificationTexts } from './notification-texts.ts';

/** Texts for shoppers about recharges and withdrawals. */
export const walletTexts = {
  recharge_passed: {
    title: {
      en: 'Top-up credited',
      'zh-CN': '充值已到账',
      ja: '入金が反映されました',
      ko: '충전이 완료되었습니다',
      th: 'เติมเงินสำเร็จ',
    },
    text: {
      en: '{amount} was added to your wallet.[ Note: {message}]',
      'zh-CN': '{amount} 已存入您的钱包。[说明：{message}]',
      ja: '{amount}をウォレットに追加しました。[メモ：{message}]',
      ko: '{amount}이(가) 지갑에 추가되었습니다.[ 안내: {message}]',
      th: 'เพิ่ม {amount} เข้ากระเป๋าเงินของคุณแล้ว[ หมายเหตุ: {message}]',
    },
  },
  recharge_refused: {
    title: {
      en: 'Top-up not credited',
      'zh-CN': '充值未通过',
      ja: '入金を反映できませんでした',
      ko: '충전이 처리되지 않았습니다',
      th: 'เติมเงินไม่สำเร็จ',
    },
    text: {
      en: 'Your top-up of {amount} was not credited.[ Reason: {message}]',
      'zh-CN': '您的 {amount} 充值未入账。[原因：{message}]',
      ja: '{amount}の入金は反映されませんでした。[理由：{message}]',
      ko: '{amount} 충전이 반영되지 않았습니다.[ 사유: {message}]',
      th: 'การเติมเงิน {amount} ไม่สำเร็จ[ เหตุผล: {message}]',
    },
  },
  withdrawal_asked: {
    title: {
      en: 'Withdrawal requested',
      'zh-CN': '已申请提现',
      ja: '出金を受け付けました',
      ko: '출금이 신청되었습니다',
      th: 'ได้รับคำขอถอนเงิน',
    },
    text: {
      en: 'You requested a withdrawal of {amount} ({sn}). If it was not you, cancel it right away and change your payment code.',
      'zh-CN': '您申请提现 {amount}（{sn}）。如非本人操作，请立即取消并修改支付密码。',
      ja: '{amount}の出金（{sn}）を申請しました。お心当たりがない場合は、すぐに取り消して支払い暗証番号を変更してください。',
      ko: '{amount} 출금({sn})을 신청하셨습니다. 본인이 아니라면 즉시 취소하고 결제 비밀번호를 변경하세요.',
      th: 'คุณขอถอน {amount} ({sn}) หากไม่ใช่คุณ ให้ยกเลิกทันทีและเปลี่ยนรหัสชำระเงิน',
    },
  },
  withdrawal_passed: {
    title: {
      en: 'Withdrawal paid',
      'zh-CN': '提现已打款',
      ja: '出金が完了しました',
      ko: '출금이 지급되었습니다',
      th: 'โอนเงินที่ถอนแล้ว',
    },
    text: {
      en: '{amount} of withdrawal {sn} is on its way to you. Reference: {reference}',
      'zh-CN': '提现 {sn} 的 {amount} 已汇出。凭证号：{reference}',
      ja: '出金{sn}の{amount}を送金しました。照会番号：{reference}',
      ko: '출금 {sn}의 {amount}을(를) 보냈습니다. 참조 번호: {reference}',
      th: 'โอนเงิน {amount} ของการถอน {sn} แล้ว เลขอ้างอิง: {reference}',
    },
  },
  withdrawal_tier_raised: {
    title: {
      en: 'You can withdraw more',
      'zh-CN': '您的提现额度已提高',
      ja: '出金の上限が上がりました',
      ko: '출금 한도가 늘어났습니다',
      th: 'คุณถอนเงินได้มากขึ้น',
    },
    text: {
      en: 'We have raised your withdrawal limits. See what applies to you now under Withdraw.',
      'zh-CN': '我们已提高您的提现限额，最新额度请在“提现”页面查看。',
      ja: '出金の上限を引き上げました。現在の上限は「出金」の画面でご確認いただけます。',
      ko: '출금 한도를 올려 드렸습니다. 현재 한도는 출금 화면에서 확인하실 수 있습니다.',
      th: 'เราเพิ่มวงเงินถอนของคุณแล้ว ดูวงเงินปัจจุบันได้ที่หน้าถอนเงิน',
    },
  },
  withdrawal_tier_lowered: {
    title: {
      en: 'Your withdrawal limits were lowered',
      'zh-CN': '您的提现额度已调低',
      ja: '出金の上限が下がりました',
      ko: '출금 한도가 낮아졌습니다',
      th: 'วงเงินถอนของคุณลดลง',
    },
    text: {
      en: 'See what applies to you now under Withdraw. Your balance stays as it is, and you can shop with it as before. If you have questions, write to customer service.',
      'zh-CN': '最新额度请在“提现”页面查看。您的余额不受影响，仍可照常购物。如有疑问，请联系客服。',
      ja: '現在の上限は「出金」の画面でご確認いただけます。残高はそのままで、お買い物にはこれまでどおりお使いいただけます。ご不明な点はカスタマーサービスまでお問い合わせください。',
      ko: '현재 한도는 출금 화면에서 확인하실 수 있습니다. 잔액은 그대로이며 쇼핑에는 이전과 같이 사용하실 수 있습니다. 궁금한 점은 고객센터로 문의해 주세요.',
      th: 'ดูวงเงินปัจจุบันได้ที่หน้าถอนเงิน ยอดเงินของคุณยังอยู่ครบและใช้ซื้อสินค้าได้ตามเดิม หากมีข้อสงสัย กรุณาติดต่อฝ่ายบริการลูกค้า',
    },
  },
  withdrawal_refused: {
    title: {
      en: 'Withdrawal refused, money returned',
      'zh-CN': '提现被拒，款项已退回',
      ja: '出金できませんでした（残高に戻しました）',
      ko: '출금이 거절되어 금액이 돌아왔습니다',
      th: 'การถอนถูกปฏิเสธ คืนเงินแล้ว',
    },
    text: {
      en: 'Withdrawal {sn} was refused and {amount} is back in your wallet.[ Reason: {message}]',
      'zh-CN': '提现 {sn} 未通过，{amount} 已退回钱包。[原因：{message}]',
      ja: '出金{sn}は承認されず、{amount}をウォレットに戻しました。[理由：{message}]',
      ko: '출금 {sn}이(가) 거절되어 {amount}이(가) 지갑으로 돌아왔습니다.[ 사유: {message}]',
      th: 'การถอน {sn} ถูกปฏิเสธ คืน {amount} เข้ากระเป๋าเงินแล้ว[ เหตุผล: {message}]',
    },
  },
  invitation_rewarded: {
    title: {
      en: 'Your invitation earned a reward',
      'zh-CN': '邀请奖励已到账',
      ja: '招待特典を獲得しました',
      ko: '초대 보상이 지급되었습니다',
      th: 'คุณได้รับรางวัลจากการเชิญ',
    },
    text: {
      en: '{person} completed a first order: you get {amount}.',
      'zh-CN': '{person} 完成了首笔订单，您获得 {amount}。',
      ja: '{person}さんの初回注文が完了し、{amount}を獲得しました。',
      ko: '{person}님의 첫 주문이 완료되어 {amount}을(를) 받았습니다.',
      th: '{person} สั่งซื้อครั้งแรกสำเร็จ คุณได้รับ {amount}',
    },
  },
  invitation_taken_back: {
    title: {
      en: 'Invitation reward taken back',
      'zh-CN': '邀请奖励已收回',
      ja: '招待特典が取り消されました',
      ko: '초대 보상이 회수되었습니다',
      th: 'รางวัลจากการเชิญถูกเรียกคืน',
    },
    text: {
      en: 'The first order of {person} was refunded, so the reward of {amount} was taken back.[ {owed} of it will be deducted from later rewards.]',
      'zh-CN': '{person} 的首笔订单已退款，{amount} 的奖励已收回。[其中 {owed} 将从以后的奖励中扣除。]',
      ja: '{person}さんの初回注文が返金されたため、{amount}の特典を取り消しました。[うち{owed}は今後の特典から差し引きます。]',
      ko: '{person}님의 첫 주문이 환불되어 보상 {amount}이(가) 회수되었습니다.[ 이 중 {owed}은(는) 이후 보상에서 차감됩니다.]',
      th: 'คำสั่งซื้อแรกของ {person} ถูกคืนเงิน รางวัล {amount} จึงถูกเรียกคืน[ โดย {owed} จะหักจากรางวัลครั้งต่อไป]',
    },
  },
} as const satisfies Record<string, NotificationTexts>;
