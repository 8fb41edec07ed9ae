import type { Texts } from '../locales.ts';

/** What operators read at the desk: their own accounts, corrections and settings. */
export const operators = {
  desk_forbidden: {
    en: 'Your roles do not allow this. Please ask a colleague who may.',
    'zh-CN': '您的角色无权执行此操作，请联系有权限的同事。',
    ja: 'あなたの役割ではこの操作はできません。権限のある担当者に依頼してください。',
    ko: '현재 역할로는 할 수 없는 작업입니다. 권한이 있는 동료에게 요청해 주세요.',
    th: 'บทบาทของคุณทำรายการนี้ไม่ได้ กรุณาขอให้ผู้มีสิทธิ์ดำเนินการ',
  },
  // One text for a wrong address, password or code: it must not tell which of them was right.
  desk_sign_in_wrong: {
    en: 'E-mail, password or code is not correct. Please check all three; a code works only once.',
    'zh-CN': '邮箱、密码或验证码不正确，请逐一核对；每个验证码只能使用一次。',
    ja: 'メールアドレス、パスワード、認証コードのいずれかが正しくありません。認証コードは一度しか使えません。',
    ko: '이메일, 비밀번호 또는 인증 코드가 올바르지 않습니다. 인증 코드는 한 번만 쓸 수 있습니다.',
    th: 'อีเมล รหัสผ่าน หรือรหัสยืนยันไม่ถูกต้อง กรุณาตรวจสอบทั้งหมด รหัสยืนยันใช้ได้เพียงครั้งเดียว',
  },
  desk_code_wrong: {
    en: 'This code is not correct. Please enter the one that your authenticator shows now.',
    'zh-CN': '验证码不正确，请输入验证器当前显示的验证码。',
    ja: '認証コードが正しくありません。認証アプリに今表示されているコードを入力してください。',
    ko: '인증 코드가 올바르지 않습니다. 인증 앱에 지금 표시된 코드를 입력해 주세요.',
    th: 'รหัสยืนยันไม่ถูกต้อง กรุณากรอกรหัสที่แอปยืนยันตัวตนแสดงอยู่ตอนนี้',
  },
  desk_enrolment_over: {
    en: 'Setting up took too long or was started anew. Please sign in again.',
    'zh-CN': '设置已超时或已重新开始，请重新登录。',
    ja: '設定の時間が切れたか、新しくやり直されました。もう一度サインインしてください。',
    ko: '설정 시간이 지났거나 다시 시작되었습니다. 다시 로그인해 주세요.',
    th: 'การตั้งค่าหมดเวลาหรือถูกเริ่มใหม่ กรุณาเข้าสู่ระบบอีกครั้ง',
  },
  desk_password_weak: {
    en: 'Please choose a new password of your own[, at least {min} characters long].',
    'zh-CN': '请设置一个新密码[，至少 {min} 个字符]。',
    ja: '新しいパスワード[（{min}文字以上）]を設定してください。',
    ko: '새 비밀번호를 설정해 주세요[({min}자 이상)].',
    th: 'กรุณาตั้งรหัสผ่านใหม่[อย่างน้อย {min} ตัวอักษร]',
  },
  operator_not_found: {
    en: 'This operator was not found. Please reload the list.',
    'zh-CN': '找不到该操作员，请刷新列表。',
    ja: 'この担当者は見つかりません。一覧を再読み込みしてください。',
    ko: '담당자를 찾을 수 없습니다. 목록을 새로 고쳐 주세요.',
    th: 'ไม่พบเจ้าหน้าที่คนนี้ กรุณาโหลดรายการใหม่',
  },
  operator_email_taken: {
    en: 'There is an operator with this e-mail address already. Please reset that one or use another address.',
    'zh-CN': '该邮箱已有操作员，请重置该操作员或使用其他邮箱。',
    ja: 'このメールアドレスの担当者はすでにいます。リセットするか、別のアドレスをお使いください。',
    ko: '이 이메일의 담당자가 이미 있습니다. 해당 담당자를 초기화하거나 다른 이메일을 사용해 주세요.',
    th: 'มีเจ้าหน้าที่ที่ใช้อีเมลนี้อยู่แล้ว กรุณารีเซ็ตหรือใช้อีเมลอื่น',
  },
  operator_last_admin: {
    en: 'Somebody must stay administrator. Please give the role to another operator first.',
    'zh-CN': '必须至少保留一名管理员，请先将该角色授予其他操作员。',
    ja: '管理者は少なくとも1人必要です。先に別の担当者を管理者にしてください。',
    ko: '관리자는 한 명 이상 있어야 합니다. 먼저 다른 담당자에게 역할을 주세요.',
    th: 'ต้องมีผู้ดูแลระบบอย่างน้อยหนึ่งคน กรุณามอบบทบาทให้เจ้าหน้าที่คนอื่นก่อน',
  },
  user_not_found: {
    en: 'This user was not found. Please search by name, e-mail or number.',
    'zh-CN': '找不到该用户，请按用户名、邮箱或号码搜索。',
    ja: 'このユーザーは見つかりません。名前、メールアドレス、番号で検索してください。',
    ko: '사용자를 찾을 수 없습니다. 이름, 이메일 또는 번호로 검색해 주세요.',
    th: 'ไม่พบผู้ใช้คนนี้ กรุณาค้นหาด้วยชื่อ อีเมล หรือหมายเลข',
  },
  correction_not_found: {
    en: 'This correction was not found. Please reload the list.',
    'zh-CN': '找不到该更正，请刷新列表。',
    ja: 'この訂正は見つかりません。一覧を再読み込みしてください。',
    ko: '정정 내역을 찾을 수 없습니다. 목록을 새로 고쳐 주세요.',
    th: 'ไม่พบรายการปรับปรุงนี้ กรุณาโหลดรายการใหม่',
  },
  user_balance_short: {
    en: 'The user has too little for this[; {missing} is missing]. Nothing was booked.',
    'zh-CN': '该用户的余额不足以执行此操作[，缺少 {missing}]，未作任何记账。',
    ja: 'このユーザーの残高が足りません[（不足額 {missing}）]。何も記帳していません。',
    ko: '사용자의 잔액이 모자랍니다[(부족 금액 {missing})]. 아무것도 기장하지 않았습니다.',
    th: 'ยอดเงินของผู้ใช้ไม่พอสำหรับรายการนี้[ (ขาด {missing})] ยังไม่มีการลงบัญชี',
  },
  setting_unknown: {
    en: 'There is no such setting. Please choose one from the list.',
    'zh-CN': '没有该设置项，请从列表中选择。',
    ja: 'この設定項目はありません。一覧からお選びください。',
    ko: '없는 설정입니다. 목록에서 선택해 주세요.',
    th: 'ไม่มีการตั้งค่านี้ กรุณาเลือกจากรายการ',
  },
  setting_invalid: {
    en: 'This setting cannot take that value. Please look at its description.',
    'zh-CN': '该设置项不接受此值，请查看说明。',
    ja: 'この設定にその値は使えません。説明をご確認ください。',
    ko: '이 설정에 쓸 수 없는 값입니다. 설명을 확인해 주세요.',
    th: 'การตั้งค่านี้ใช้ค่านั้นไม่ได้ กรุณาดูคำอธิบาย',
  },
  setting_in_the_past: {
    en: 'A change cannot take effect in the past. Please choose now or later.',
    'zh-CN': '更改不能在过去生效，请选择现在或以后的时间。',
    ja: '過去の日時には適用できません。現在以降をお選びください。',
    ko: '과거 시점에는 적용할 수 없습니다. 지금 또는 이후를 선택해 주세요.',
    th: 'ไม่สามารถให้มีผลย้อนหลังได้ กรุณาเลือกเวลาปัจจุบันหรือหลังจากนี้',
  },
} as const satisfies Record<string, Texts>;
