import type { NotificationTexts } from './notification-texts.ts';

/** Texts for shoppers about messages that they have not seen. */
export const messageTexts = {
  message_of_shop: {
    title: {
      en: 'New message from {shop}',
      'zh-CN': '{shop} 发来新消息',
      ja: '{shop}から新しいメッセージ',
      ko: '{shop}의 새 메시지',
      th: 'ข้อความใหม่จาก {shop}',
    },
    text: {
      en: '{shop} has written to you. Open the conversation to read it.',
      'zh-CN': '{shop} 给您发来了消息，请打开会话查看。',
      ja: '{shop}からメッセージが届いています。会話を開いてご確認ください。',
      ko: '{shop}에서 메시지를 보냈습니다. 대화를 열어 확인하세요.',
      th: '{shop} ส่งข้อความถึงคุณ เปิดการสนทนาเพื่ออ่าน',
    },
  },
  message_of_platform: {
    title: {
      en: 'New message from customer service',
      'zh-CN': '平台客服发来新消息',
      ja: 'カスタマーサービスから新しいメッセージ',
      ko: '고객센터의 새 메시지',
      th: 'ข้อความใหม่จากฝ่ายบริการลูกค้า',
    },
    text: {
      en: 'Customer service has written to you. If you set a phrase, every real message shows it.',
      'zh-CN': '平台客服给您发来了消息。如果您设置了防钓鱼码，真正的客服消息都会显示该码。',
      ja: 'カスタマーサービスからメッセージが届いています。合言葉を設定している場合、本物のメッセージには必ず表示されます。',
      ko: '고객센터에서 메시지를 보냈습니다. 피싱 방지 문구를 설정했다면 진짜 메시지에는 항상 그 문구가 표시됩니다.',
      th: 'ฝ่ายบริการลูกค้าส่งข้อความถึงคุณ หากคุณตั้งวลีไว้ ข้อความจริงจะแสดงวลีนั้นเสมอ',
    },
  },
} as const satisfies Record<string, NotificationTexts>;
