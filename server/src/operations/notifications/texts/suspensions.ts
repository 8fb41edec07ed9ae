import type { NotificationTexts } from './notification-texts.ts';

/** Texts for the members of a shop that an operator suspends or reopens. */
export const suspensionTexts = {
  shop_suspended: {
    title: {
      en: 'Your shop is suspended',
      'zh-CN': '您的店铺已被暂停',
      ja: 'ショップが停止されました',
      ko: '상점이 정지되었습니다',
      th: 'ร้านของคุณถูกระงับ',
    },
    text: {
      en: '{shop} takes no new orders for now: {message} Please continue with your open orders.',
      'zh-CN': '“{shop}”暂时不接受新订单：{message} 请继续处理已有订单。',
      ja: '{shop}は現在、新しい注文を受け付けていません：{message} 受注済みの注文は引き続きご対応ください。',
      ko: '{shop}은(는) 당분간 새 주문을 받지 않습니다: {message} 이미 받은 주문은 계속 처리해 주세요.',
      th: 'ร้าน {shop} ไม่รับคำสั่งซื้อใหม่ชั่วคราว: {message} กรุณาดำเนินการคำสั่งซื้อที่มีอยู่ตามเดิม',
    },
  },
  shop_reopened: {
    title: {
      en: 'Your shop is open again',
      'zh-CN': '您的店铺已恢复营业',
      ja: 'ショップが再開されました',
      ko: '상점이 다시 열렸습니다',
      th: 'ร้านของคุณเปิดอีกครั้ง',
    },
    text: {
      en: '{shop} is listed and takes orders again.',
      'zh-CN': '“{shop}”已重新上架并接受订单。',
      ja: '{shop}は再び表示され、注文を受け付けています。',
      ko: '{shop}이(가) 다시 노출되어 주문을 받습니다.',
      th: 'ร้าน {shop} แสดงและรับคำสั่งซื้ออีกครั้งแล้ว',
    },
  },
} satisfies Record<string, NotificationTexts>;
