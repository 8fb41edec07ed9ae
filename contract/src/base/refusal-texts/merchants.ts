import type { Texts } from '../locales.ts';

/** Refusals that merchants read at the shop desk. */
export const merchants = {
  holiday_invalid: {
    en: 'A holiday starts today or within 180 days, ends after that[ and is at most {days} days long].',
    'zh-CN': '休假须从今天或 180 天内开始，结束日期不得早于开始日期[，最长 {days}\u00a0天]。',
    ja: '休業は今日から180日以内に始まり、開始日以降に終わる必要があります[（最長{days}日間）]。',
    ko: '휴무는 오늘부터 180일 이내에 시작하고 그 이후에 끝나야 합니다[(최대 {days}일)].',
    th: 'วันหยุดต้องเริ่มวันนี้หรือภายใน 180 วัน สิ้นสุดหลังจากนั้น[ และยาวไม่เกิน {days}\u00a0วัน]',
  },
  holiday_too_soon: {
    en: 'The next holiday can start [on {day}|later], so that orders are not held back for months.',
    'zh-CN': '下一次休假最早可[从 {day} |稍后]开始，以免订单长期延误。',
    ja: '注文が長く滞らないよう、次の休業は[{day}以降|後日]に始められます。',
    ko: '주문이 오래 밀리지 않도록 다음 휴무는 [{day}부터|나중에] 시작할 수 있습니다.',
    th: 'วันหยุดครั้งถัดไปเริ่มได้[ตั้งแต่ {day}|ภายหลัง] เพื่อไม่ให้คำสั่งซื้อค้างนาน',
  },
  shop_not_suspended: {
    en: 'The shop is not suspended. Please reload.',
    'zh-CN': '该店铺未被暂停，请刷新后再试。',
    ja: 'このショップは停止されていません。再読み込みしてください。',
    ko: '정지된 상점이 아닙니다. 새로 고침해 주세요.',
    th: 'ร้านนี้ไม่ได้ถูกระงับ กรุณาโหลดใหม่',
  },
  shop_forbidden: {
    en: 'This account does not belong to the shop. Please sign in with an account that does.',
    'zh-CN': '该账号不属于此店铺，请使用店铺成员的账号登录。',
    ja: 'このアカウントはショップのメンバーではありません。メンバーのアカウントでログインしてください。',
    ko: '이 상점에 속하지 않은 계정입니다. 상점 구성원 계정으로 로그인해 주세요.',
    th: 'บัญชีนี้ไม่ได้เป็นสมาชิกของร้าน กรุณาเข้าสู่ระบบด้วยบัญชีของสมาชิกร้าน',
  },
  shop_right_missing: {
    en: 'Your role in this shop does not allow this. Please ask the owner.',
    'zh-CN': '您在此店铺的角色无权执行此操作，请联系店主。',
    ja: '現在のショップでの役割では、この操作はできません。オーナーにご相談ください。',
    ko: '이 상점에서 맡은 역할로는 할 수 없는 작업입니다. 소유자에게 문의해 주세요.',
    th: 'บทบาทของคุณในร้านนี้ไม่อนุญาตให้ทำรายการนี้ กรุณาติดต่อเจ้าของร้าน',
  },
  member_already: {
    en: 'This account is already a member of the shop. Please choose another account.',
    'zh-CN': '该账号已是店铺成员，请选择其他账号。',
    ja: 'このアカウントはすでにショップのメンバーです。別のアカウントをお選びください。',
    ko: '이미 상점 구성원인 계정입니다. 다른 계정을 선택해 주세요.',
    th: 'บัญชีนี้เป็นสมาชิกของร้านอยู่แล้ว กรุณาเลือกบัญชีอื่น',
  },
  member_not_found: {
    en: 'This account is not a member of the shop. Please reload.',
    'zh-CN': '该账号不是店铺成员，请刷新后再试。',
    ja: 'このアカウントはショップのメンバーではありません。再読み込みしてください。',
    ko: '상점 구성원이 아닌 계정입니다. 새로 고침해 주세요.',
    th: 'บัญชีนี้ไม่ใช่สมาชิกของร้าน กรุณาโหลดใหม่',
  },
  shop_last_owner: {
    en: 'A shop needs an owner. Please add another owner first.',
    'zh-CN': '店铺必须有店主，请先添加另一位店主。',
    ja: 'ショップにはオーナーが必要です。先に別のオーナーを追加してください。',
    ko: '상점에는 소유자가 있어야 합니다. 먼저 다른 소유자를 추가해 주세요.',
    th: 'ร้านต้องมีเจ้าของ กรุณาเพิ่มเจ้าของคนอื่นก่อน',
  },
  invitation_over: {
    en: 'This invitation was used, withdrawn or has expired. Please ask the shop for a new one.',
    'zh-CN': '此邀请已被使用、撤回或过期，请联系店铺重新邀请。',
    ja: 'この招待は使用済み、取り消し済み、または期限切れです。ショップに再度ご依頼ください。',
    ko: '이미 사용되었거나 취소되었거나 만료된 초대입니다. 상점에 다시 요청해 주세요.',
    th: 'คำเชิญนี้ถูกใช้ ถูกยกเลิก หรือหมดอายุแล้ว กรุณาขอคำเชิญใหม่จากร้าน',
  },
  invitation_other_address: {
    en: 'The invitation was e-mailed to a different address from this account’s. Please join with the account of that address.',
    'zh-CN': '邀请发送到的邮箱与此账号的邮箱不同，请使用该邮箱的账号加入。',
    ja: '招待の宛先は、このアカウントのメールアドレスと異なります。宛先のアドレスのアカウントで参加してください。',
    ko: '초대를 받은 주소가 이 계정의 이메일과 다릅니다. 그 주소의 계정으로 참여해 주세요.',
    th: 'คำเชิญถูกส่งไปยังอีเมลอื่นที่ไม่ใช่ของบัญชีนี้ กรุณาเข้าร่วมด้วยบัญชีของอีเมลนั้น',
  },
  handover_to_yourself: {
    en: 'You already own the shop. Please choose another member.',
    'zh-CN': '店铺已属于您，请选择其他成员。',
    ja: 'すでにこのショップのオーナーです。別のメンバーをお選びください。',
    ko: '이미 회원님의 상점입니다. 다른 구성원을 선택해 주세요.',
    th: 'ร้านนี้เป็นของคุณอยู่แล้ว กรุณาเลือกสมาชิกคนอื่น',
  },
  handover_over: {
    en: 'The shop is not being handed over any more. Please reload.',
    'zh-CN': '店铺转让已撤回或已过期，请刷新后再试。',
    ja: 'ショップの引き継ぎは取り消されたか、期限が切れました。再読み込みしてください。',
    ko: '상점 넘기기가 취소되었거나 만료되었습니다. 새로 고침해 주세요.',
    th: 'การโอนร้านถูกยกเลิกหรือหมดอายุแล้ว กรุณาโหลดใหม่',
  },
} as const satisfies Record<string, Texts>;
