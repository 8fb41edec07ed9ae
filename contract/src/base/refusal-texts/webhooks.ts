import type { Texts } from '../locales.ts';

/** Refusals about webhooks, which the owners of shops read. */
export const webhooks = {
  webhook_not_found: {
    en: 'There is no such webhook. Please reload.',
    'zh-CN': '没有此 Webhook，请刷新后再试。',
    ja: 'このWebhookは見つかりません。再読み込みしてください。',
    ko: '해당 Webhook을 찾을 수 없습니다. 새로 고침해 주세요.',
    th: 'ไม่พบ Webhook นี้ กรุณาโหลดใหม่',
  },
  webhook_limit: {
    en: 'There can be at most[ {limit}] webhooks. Please remove one first.',
    'zh-CN': 'Webhook 数量已达上限[（{limit} 个）]，请先移除一个。',
    ja: 'Webhookは上限[（{limit}個）]に達しています。先に1つ削除してください。',
    ko: 'Webhook 수가 한도[({limit}개)]에 도달했습니다. 먼저 하나를 삭제해 주세요.',
    th: 'มี Webhook ครบจำนวนสูงสุด[ ({limit} รายการ)] แล้ว กรุณาลบออกก่อน',
  },
  webhook_url_invalid: {
    en: 'Webhooks can’t be sent to this address. Please enter one that starts with https://.',
    'zh-CN': '无法向此地址发送 Webhook，请填写以 https:// 开头的地址。',
    ja: 'このアドレスにはWebhookを送信できません。https:// で始まるアドレスを入力してください。',
    ko: '이 주소로는 Webhook을 보낼 수 없습니다. https:// 로 시작하는 주소를 입력해 주세요.',
    th: 'ส่ง Webhook ไปยังที่อยู่นี้ไม่ได้ กรุณากรอกที่อยู่ที่ขึ้นต้นด้วย https://',
  },
  webhook_url_private: {
    en: 'This address is in a private network. Please enter one that the internet can reach.',
    'zh-CN': '此地址位于内部网络，请填写可从互联网访问的地址。',
    ja: 'このアドレスは内部ネットワークのものです。インターネットから到達できるアドレスを入力してください。',
    ko: '내부 네트워크의 주소입니다. 인터넷에서 접속할 수 있는 주소를 입력해 주세요.',
    th: 'ที่อยู่นี้อยู่ในเครือข่ายภายใน กรุณากรอกที่อยู่ที่เข้าถึงได้จากอินเทอร์เน็ต',
  },
  webhook_inactive: {
    en: 'This webhook is not active. Please activate it first.',
    'zh-CN': '此 Webhook 未启用，请先启用。',
    ja: 'このWebhookは有効になっていません。先に有効にしてください。',
    ko: '활성화되지 않은 Webhook입니다. 먼저 활성화해 주세요.',
    th: 'Webhook นี้ไม่ได้เปิดใช้งาน กรุณาเปิดใช้งานก่อน',
  },
  delivery_not_found: {
    en: 'There is no such event in the log. Please reload.',
    'zh-CN': '日志中没有此事件，请刷新后再试。',
    ja: 'このイベントは履歴に見つかりません。再読み込みしてください。',
    ko: '기록에서 해당 이벤트를 찾을 수 없습니다. 새로 고침해 주세요.',
    th: 'ไม่พบเหตุการณ์นี้ในบันทึก กรุณาโหลดใหม่',
  },
} satisfies Record<string, Texts>;
