import type { NotificationTexts } from './notification-texts.ts';

/** Texts for shoppers who apply to open a shop. */
export const applicationTexts = {
  application_submitted: {
    title: {
      en: 'We have your application',
      'zh-CN': '已收到您的入驻申请',
      ja: '出店申請を受け付けました',
      ko: '입점 신청을 받았습니다',
      th: 'ได้รับคำขอเปิดร้านแล้ว',
    },
    text: {
      en: 'Your application to open {shop} is being reviewed. You’ll hear from us here and by e-mail.',
      'zh-CN': '您开设“{shop}”的申请正在审核，结果将在此处及邮件中通知您。',
      ja: '{shop}の出店申請を審査しています。結果はこちらとメールでお知らせします。',
      ko: '{shop} 입점 신청을 심사하고 있습니다. 결과는 여기와 이메일로 알려 드립니다.',
      th: 'คำขอเปิดร้าน {shop} กำลังอยู่ระหว่างตรวจสอบ เราจะแจ้งผลที่นี่และทางอีเมล',
    },
  },
  application_question: {
    title: {
      en: 'A question about your application',
      'zh-CN': '关于您入驻申请的问题',
      ja: '出店申請についての質問',
      ko: '입점 신청에 대한 질문',
      th: 'มีคำถามเกี่ยวกับคำขอของคุณ',
    },
    text: {
      en: 'About {shop}: {message}',
      'zh-CN': '关于“{shop}”：{message}',
      ja: '{shop}について：{message}',
      ko: '{shop} 관련: {message}',
      th: 'เกี่ยวกับ {shop}: {message}',
    },
  },
  application_answered: {
    title: {
      en: 'We have your answer',
      'zh-CN': '已收到您的答复',
      ja: '回答を受け付けました',
      ko: '답변을 받았습니다',
      th: 'ได้รับคำตอบของคุณแล้ว',
    },
    text: {
      en: 'The review of {shop} continues with your answer.',
      'zh-CN': '“{shop}”的审核将根据您的答复继续进行。',
      ja: 'いただいた回答をもとに{shop}の審査を続けます。',
      ko: '보내신 답변으로 {shop} 심사를 이어 갑니다.',
      th: 'การตรวจสอบร้าน {shop} ดำเนินต่อโดยใช้คำตอบของคุณ',
    },
  },
  application_approved: {
    title: {
      en: 'Your shop is open',
      'zh-CN': '您的店铺已开通',
      ja: 'ショップを開設しました',
      ko: '상점이 열렸습니다',
      th: 'ร้านของคุณเปิดแล้ว',
    },
    text: {
      en: '{shop} is open. Sign in to the shop desk with this account to set up freight, a payout account and products.',
      'zh-CN': '“{shop}”已开通。请用此账号登录店铺后台，设置运费、收款账户和商品。',
      ja: '{shop}を開設しました。このアカウントでショップ管理画面にログインし、送料、出金先、商品を設定してください。',
      ko: '{shop}이(가) 열렸습니다. 이 계정으로 상점 관리 화면에 로그인해 배송비, 정산 계좌, 상품을 설정하세요.',
      th: 'ร้าน {shop} เปิดแล้ว เข้าสู่หน้าจัดการร้านด้วยบัญชีนี้เพื่อตั้งค่าจัดส่ง บัญชีรับเงิน และสินค้า',
    },
  },
  application_refused: {
    title: {
      en: 'Your application was refused',
      'zh-CN': '您的入驻申请未通过',
      ja: '出店申請は承認されませんでした',
      ko: '입점 신청이 거절되었습니다',
      th: 'คำขอเปิดร้านไม่ผ่าน',
    },
    text: {
      en: '{shop} was not approved: {message} You can start again from a copy.',
      'zh-CN': '“{shop}”的申请未通过：{message} 您可以在原资料基础上重新申请。',
      ja: '{shop}は承認されませんでした：{message} 内容を引き継いで再申請できます。',
      ko: '{shop}이(가) 승인되지 않았습니다: {message} 기존 내용을 바탕으로 다시 신청할 수 있습니다.',
      th: 'ร้าน {shop} ไม่ได้รับอนุมัติ: {message} คุณสามารถเริ่มใหม่จากข้อมูลเดิมได้',
    },
  },
  application_withdrawn: {
    title: {
      en: 'Application withdrawn',
      'zh-CN': '入驻申请已撤回',
      ja: '出店申請を取り下げました',
      ko: '입점 신청을 취소했습니다',
      th: 'ถอนคำขอเปิดร้านแล้ว',
    },
    text: {
      en: 'You withdrew your application to open {shop}. It is no longer being reviewed.',
      'zh-CN': '您已撤回开设“{shop}”的申请，审核已停止。',
      ja: '{shop}の出店申請を取り下げました。審査は終了しました。',
      ko: '{shop} 입점 신청을 취소했습니다. 더 이상 심사하지 않습니다.',
      th: 'คุณถอนคำขอเปิดร้าน {shop} แล้ว การตรวจสอบสิ้นสุดลง',
    },
  },
} as const satisfies Record<string, NotificationTexts>;
