import type { MessageInput } from '../../src/operations/service/index.ts';
import { productId } from '../demo-ids.ts';

/** A conversation of the demo data. */
export interface DemoConversation {
  shopper: string;
  /** The slug of the shop; null: the platform. */
  shop: string | null;
  lines: readonly DemoLine[];
}

/** One message; the last of a conversation that the shopper wrote waits for an answer. */
export interface DemoLine {
  by: 'shopper' | 'desk';
  /** Minutes before the demo data is created. */
  minutesAgo: number;
  text: string;
  card?: NonNullable<MessageInput['card']>;
}

const headphones = { kind: 'product', id: productId('hush-pro-wireless-headphones') } as const;

export const conversations: readonly DemoConversation[] = [
  {
    shopper: 'lin',
    shop: 'hoshi-audio',
    lines: [
      { by: 'shopper', minutesAgo: 2_880, text: '请问这款耳机可以同时连接两台设备吗？', card: headphones },
      { by: 'desk', minutesAgo: 2_868, text: '可以的，同时连接手机和电脑，来电时会自动切换。' },
      { by: 'shopper', minutesAgo: 2_860, text: '好的，谢谢！' },
      { by: 'desk', minutesAgo: 2_858, text: '不客气，有问题随时联系我们。' },
    ],
  },
  {
    shopper: 'sora',
    shop: 'hoshi-audio',
    lines: [
      { by: 'shopper', minutesAgo: 7_300, text: 'このイヤホンは防水ですか。', card: headphones },
      {
        by: 'desk',
        minutesAgo: 7_282,
        text: '防滴仕様です。小雨や汗は問題ありませんが、水中ではお使いいただけません。',
      },
      { by: 'shopper', minutesAgo: 95, text: 'ケースの色は後から変更できますか。まだ発送前です。' },
    ],
  },
  {
    shopper: 'minjun',
    shop: 'hoshi-audio',
    lines: [
      { by: 'shopper', minutesAgo: 5_900, text: '교체용 이어패드만 따로 살 수 있나요?', card: headphones },
      { by: 'desk', minutesAgo: 5_879, text: '네, 상점 페이지에서 따로 주문하실 수 있습니다.' },
    ],
  },
  {
    shopper: 'demo',
    shop: 'hoshi-audio',
    lines: [
      { by: 'shopper', minutesAgo: 310, text: 'Do the ear pads come off for washing?', card: headphones },
      { by: 'desk', minutesAgo: 296, text: 'They do: turn them a little to the left. Spare ones are on our page too.' },
    ],
  },
  {
    shopper: 'demo',
    shop: null,
    lines: [
      { by: 'shopper', minutesAgo: 4_400, text: 'How long does a withdrawal to my bank take?' },
      {
        by: 'desk',
        minutesAgo: 4_391,
        text: 'We review it within a day. Your bank then needs one to three working days.',
      },
    ],
  },
  {
    shopper: 'minjun',
    shop: null,
    lines: [{ by: 'shopper', minutesAgo: 40, text: '충전한 금액이 아직 반영되지 않았습니다. 확인 부탁드립니다.' }],
  },
];

/** Saved replies of the shop and of the platform. */
export const savedReplies: readonly { shop: string | null; title: string; text: string }[] = [
  {
    shop: 'hoshi-audio',
    title: 'Sent today',
    text: 'Dear {shopper}, your order {order} leaves today. Yours, {agent} of {shop}',
  },
  { shop: null, title: 'Checking', text: 'Dear {shopper}, we are looking at it and answer within the hour. {agent}' },
];
