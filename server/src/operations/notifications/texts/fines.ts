import type { NotificationTexts } from './notification-texts.ts';

/** Texts for the members of a shop about fines and corrections of its balance. */
export const fineTexts = {
  shop_fine_announced: {
    title: {
      en: 'A fine of {amount} was announced',
      'zh-CN': '店铺收到 {amount} 的罚款通知',
      ja: '違反金{amount}のお知らせ',
      ko: '위반금 {amount} 부과 예고',
      th: 'แจ้งค่าปรับ {amount}',
    },
    text: {
      en: '{message} The owner of the shop can appeal until {day} (UTC), under Fines and corrections. After that it is taken from the balance.',
      'zh-CN': '{message} 店主可在 {day}（世界协调时）前于“罚款与调账”申诉；逾期将从店铺余额中扣除。',
      ja: '{message} ショップのオーナーは{day}（協定世界時）まで「違反金と訂正」から異議を申し立てられます。期限を過ぎると残高から差し引かれます。',
      ko: '{message} 상점 소유자는 {day}(협정 세계시)까지 ‘위반금과 조정’에서 이의를 신청할 수 있습니다. 이후에는 잔액에서 차감됩니다.',
      th: '{message} เจ้าของร้านอุทธรณ์ได้ถึง {day} (เวลาสากล) ที่หน้า “ค่าปรับและการปรับปรุงยอด” หลังจากนั้นจะหักจากยอดคงเหลือ',
    },
  },
  shop_fine_appealed: {
    title: {
      en: 'Your appeal was received',
      'zh-CN': '已收到您的申诉',
      ja: '異議申し立てを受け付けました',
      ko: '이의 신청이 접수되었습니다',
      th: 'ได้รับคำอุทธรณ์แล้ว',
    },
    text: {
      en: 'The fine of {amount} is not taken from the balance before your appeal is decided.',
      'zh-CN': '在申诉裁定之前，不会扣除这笔 {amount} 的罚款。',
      ja: '異議申し立ての判断が出るまで、違反金{amount}は差し引かれません。',
      ko: '이의 신청이 결정되기 전에는 위반금 {amount}이(가) 차감되지 않습니다.',
      th: 'ค่าปรับ {amount} จะยังไม่ถูกหักจนกว่าจะตัดสินการอุทธรณ์',
    },
  },
  shop_fine_booked: {
    title: {
      en: 'A fine of {amount} was taken from the balance',
      'zh-CN': '已从店铺余额扣除罚款 {amount}',
      ja: '違反金{amount}を残高から差し引きました',
      ko: '위반금 {amount}이(가) 잔액에서 차감되었습니다',
      th: 'หักค่าปรับ {amount} จากยอดคงเหลือแล้ว',
    },
    text: {
      en: '{message} What the balance did not cover is paid from the next earnings.',
      'zh-CN': '{message} 余额不足的部分将从之后的收入中扣除。',
      ja: '{message} 残高で足りない分は、今後の収益から差し引かれます。',
      ko: '{message} 잔액으로 부족한 금액은 다음 수익에서 차감됩니다.',
      th: '{message} ส่วนที่ยอดคงเหลือไม่พอจะหักจากรายได้ครั้งถัดไป',
    },
  },
  shop_fine_reduced: {
    title: {
      en: 'Your fine was reduced to {amount}',
      'zh-CN': '罚款已减为 {amount}',
      ja: '違反金が{amount}に減額されました',
      ko: '위반금이 {amount}(으)로 줄었습니다',
      th: 'ลดค่าปรับเหลือ {amount}',
    },
    text: {
      en: 'About your appeal: {message} The reduced fine was taken from the balance.',
      'zh-CN': '申诉结果：{message} 已从店铺余额扣除减后的罚款。',
      ja: '異議申し立ての結果：{message} 減額後の違反金を残高から差し引きました。',
      ko: '이의 신청 결과: {message} 줄어든 위반금이 잔액에서 차감되었습니다.',
      th: 'ผลการอุทธรณ์: {message} หักค่าปรับที่ลดแล้วจากยอดคงเหลือ',
    },
  },
  shop_fine_lifted: {
    title: {
      en: 'The fine of {amount} was withdrawn',
      'zh-CN': '{amount} 的罚款已撤销',
      ja: '違反金{amount}は取り消されました',
      ko: '위반금 {amount}이(가) 취소되었습니다',
      th: 'ยกเลิกค่าปรับ {amount} แล้ว',
    },
    text: {
      en: 'Nothing is taken from the balance. {message}',
      'zh-CN': '不会从店铺余额扣款。{message}',
      ja: '残高からは差し引かれません。{message}',
      ko: '잔액에서 차감되지 않습니다. {message}',
      th: 'ไม่มีการหักยอดคงเหลือ {message}',
    },
  },
  shop_fine_returned: {
    title: {
      en: '{amount} of a fine was given back',
      'zh-CN': '已退还罚款 {amount}',
      ja: '違反金のうち{amount}を返還しました',
      ko: '위반금 중 {amount}이(가) 반환되었습니다',
      th: 'คืนค่าปรับ {amount} แล้ว',
    },
    text: {
      en: 'It was added to the balance of the shop. {message}',
      'zh-CN': '已退回店铺余额。{message}',
      ja: 'ショップの残高に戻しました。{message}',
      ko: '상점 잔액에 더해졌습니다. {message}',
      th: 'คืนเข้ายอดคงเหลือของร้านแล้ว {message}',
    },
  },
  shop_balance_raised: {
    title: {
      en: '{amount} was added to the balance of your shop',
      'zh-CN': '店铺余额已增加 {amount}',
      ja: 'ショップの残高に{amount}を加えました',
      ko: '상점 잔액에 {amount}이(가) 더해졌습니다',
      th: 'เพิ่มยอดคงเหลือของร้าน {amount}',
    },
    text: {
      en: 'A correction by the platform: {message}',
      'zh-CN': '平台调账：{message}',
      ja: 'プラットフォームによる訂正：{message}',
      ko: '플랫폼의 조정: {message}',
      th: 'การปรับปรุงยอดโดยแพลตฟอร์ม: {message}',
    },
  },
  shop_balance_lowered: {
    title: {
      en: '{amount} was taken from the balance of your shop',
      'zh-CN': '店铺余额已扣减 {amount}',
      ja: 'ショップの残高から{amount}を差し引きました',
      ko: '상점 잔액에서 {amount}이(가) 차감되었습니다',
      th: 'หักยอดคงเหลือของร้าน {amount}',
    },
    text: {
      en: 'A correction by the platform: {message}',
      'zh-CN': '平台调账：{message}',
      ja: 'プラットフォームによる訂正：{message}',
      ko: '플랫폼의 조정: {message}',
      th: 'การปรับปรุงยอดโดยแพลตฟอร์ม: {message}',
    },
  },
} satisfies Record<string, NotificationTexts>;
