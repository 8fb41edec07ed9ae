import type { Locale, Texts } from './locales.ts';
import type { NoticeCode } from './notices.ts';

/** Short enough for a toast of 1200 ms. */
export const noticeTexts: Readonly<Record<NoticeCode, Texts>> = {
  ok: { en: 'Done', 'zh-CN': '操作成功', ja: '完了しました', ko: '완료되었습니다', th: 'เรียบร้อยแล้ว' },
  registered: {
    en: 'Welcome to Tradewind',
    'zh-CN': '注册成功',
    ja: '登録が完了しました',
    ko: '가입이 완료되었습니다',
    th: 'สมัครสมาชิกเรียบร้อยแล้ว',
  },
  signed_in: { en: 'You are signed in', 'zh-CN': '登录成功', ja: 'ログインしました', ko: '로그인했습니다', th: 'เข้าสู่ระบบแล้ว' },
  signed_out: { en: 'You are signed out', 'zh-CN': '已退出登录', ja: 'ログアウトしました', ko: '로그아웃했습니다', th: 'ออกจากระบบแล้ว' },
  saved: { en: 'Saved', 'zh-CN': '已保存', ja: '保存しました', ko: '저장했습니다', th: 'บันทึกแล้ว' },
  password_changed: {
    en: 'Password changed. Please sign in again',
    'zh-CN': '密码已修改，请重新登录',
    ja: 'パスワードを変更しました。もう一度ログインしてください',
    ko: '비밀번호를 변경했습니다. 다시 로그인해 주세요',
    th: 'เปลี่ยนรหัสผ่านแล้ว กรุณาเข้าสู่ระบบอีกครั้ง',
  },
  payment_code_saved: {
    en: 'Payment code saved',
    'zh-CN': '支付密码已保存',
    ja: '支払い暗証番号を保存しました',
    ko: '결제 비밀번호를 저장했습니다',
    th: 'บันทึกรหัสชำระเงินแล้ว',
  },
  payment_code_right: {
    en: 'Payment code confirmed',
    'zh-CN': '支付密码验证通过',
    ja: '支払い暗証番号を確認しました',
    ko: '결제 비밀번호를 확인했습니다',
    th: 'ยืนยันรหัสชำระเงินแล้ว',
  },
  added_to_cart: {
    en: 'Added to cart',
    'zh-CN': '已加入购物车',
    ja: 'カートに入れました',
    ko: '장바구니에 담았습니다',
    th: 'เพิ่มลงตะกร้าแล้ว',
  },
  removed: { en: 'Removed', 'zh-CN': '已删除', ja: '削除しました', ko: '삭제했습니다', th: 'ลบแล้ว' },
  favourite_changed: {
    en: 'Favourites updated',
    'zh-CN': '收藏已更新',
    ja: 'お気に入りを更新しました',
    ko: '찜 목록을 업데이트했습니다',
    th: 'อัปเดตรายการโปรดแล้ว',
  },
  follow_changed: {
    en: 'Followed shops updated',
    'zh-CN': '关注已更新',
    ja: 'フォロー中のショップを更新しました',
    ko: '팔로우한 상점을 업데이트했습니다',
    th: 'อัปเดตร้านที่ติดตามแล้ว',
  },
  order_placed: {
    en: 'Order placed',
    'zh-CN': '下单成功',
    ja: 'ご注文を承りました',
    ko: '주문이 접수되었습니다',
    th: 'สั่งซื้อเรียบร้อยแล้ว',
  },
  order_paid: {
    en: 'Payment complete',
    'zh-CN': '支付成功',
    ja: 'お支払いが完了しました',
    ko: '결제가 완료되었습니다',
    th: 'ชำระเงินเรียบร้อยแล้ว',
  },
  order_cancelled: {
    en: 'Order cancelled',
    'zh-CN': '订单已取消',
    ja: '注文をキャンセルしました',
    ko: '주문을 취소했습니다',
    th: 'ยกเลิกคำสั่งซื้อแล้ว',
  },
  order_received: {
    en: 'Receipt confirmed',
    'zh-CN': '已确认收货',
    ja: '受け取りを確認しました',
    ko: '수령을 확인했습니다',
    th: 'ยืนยันการรับสินค้าแล้ว',
  },
  order_deleted: { en: 'Order deleted', 'zh-CN': '订单已删除', ja: '注文を削除しました', ko: '주문을 삭제했습니다', th: 'ลบคำสั่งซื้อแล้ว' },
  order_extended: {
    en: 'You have more time to confirm',
    'zh-CN': '已延长确认收货时间',
    ja: '受け取り確認の期限を延長しました',
    ko: '수령 확인 기한을 연장했습니다',
    th: 'ขยายเวลายืนยันการรับแล้ว',
  },
  cancel_asked: {
    en: 'Sent to the shop',
    'zh-CN': '已向店铺提交取消申请',
    ja: 'ショップにキャンセルを依頼しました',
    ko: '상점에 취소를 요청했습니다',
    th: 'ส่งคำขอยกเลิกถึงร้านแล้ว',
  },
  refund_asked: { en: 'Refund requested', 'zh-CN': '退款申请已提交', ja: '返金を申請しました', ko: '환불을 신청했습니다', th: 'ส่งคำขอคืนเงินแล้ว' },
  review_written: { en: 'Thank you for your review', 'zh-CN': '评价成功，感谢分享', ja: 'レビューありがとうございます', ko: '리뷰를 등록했습니다', th: 'ขอบคุณสำหรับรีวิว' },
  review_reported: { en: 'Thank you. We will look at it', 'zh-CN': '已举报，我们会尽快处理', ja: '報告を受け付けました', ko: '신고가 접수되었습니다', th: 'รับแจ้งแล้ว เราจะตรวจสอบ' },
  refund_paid: { en: 'The money is back in your balance', 'zh-CN': '退款已到账', ja: '残高に返金しました', ko: '잔액으로 환불되었습니다', th: 'คืนเงินเข้ายอดเงินแล้ว' },
  refund_withdrawn: { en: 'Request withdrawn', 'zh-CN': '申请已撤销', ja: '申請を取り下げました', ko: '신청을 철회했습니다', th: 'ถอนคำขอแล้ว' },
  withdrawal_asked: {
    en: 'Withdrawal requested',
    'zh-CN': '提现申请已提交',
    ja: '出金を申請しました',
    ko: '출금을 신청했습니다',
    th: 'ส่งคำขอถอนเงินแล้ว',
  },
  withdrawal_cancelled: {
    en: 'Withdrawal cancelled; the money is back',
    'zh-CN': '提现已取消，金额已退回',
    ja: '出金を取り消し、残高に戻しました',
    ko: '출금을 취소하고 금액을 돌려드렸습니다',
    th: 'ยกเลิกการถอนเงินและคืนเงินแล้ว',
  },
  recharge_asked: {
    en: 'Sent. We check it and credit what arrived',
    'zh-CN': '已提交，核对后按实际到账入账',
    ja: '送信しました。着金を確認して反映します',
    ko: '제출했습니다. 입금을 확인해 반영합니다',
    th: 'ส่งแล้ว เราจะตรวจสอบและเติมตามยอดที่ได้รับ',
  },
  code_mailed: {
    en: 'Code sent, if we know this address',
    'zh-CN': '若该邮箱已登记，验证码已发送',
    ja: '登録があればコードをお送りしました',
    ko: '등록된 주소라면 코드를 보냈습니다',
    th: 'หากมีอีเมลนี้ในระบบ เราส่งรหัสแล้ว',
  },
  password_given: {
    en: 'New password saved. Please sign in',
    'zh-CN': '新密码已保存，请登录',
    ja: '新しいパスワードを保存しました。ログインしてください',
    ko: '새 비밀번호를 저장했습니다. 로그인해 주세요',
    th: 'บันทึกรหัสผ่านใหม่แล้ว กรุณาเข้าสู่ระบบ',
  },
};

/** A notice in the reader's language. */
export function noticeText(code: NoticeCode, locale: Locale): string {
  return noticeTexts[code][locale];
}
