import type { NotificationTexts } from './notification-texts.ts';

/** Texts for the members of a shop about its products. */
export const productTexts = {
  shop_product_approved: {
    title: {
      en: 'Product approved',
      'zh-CN': '商品已通过审核',
      ja: '商品が承認されました',
      ko: '상품이 승인되었습니다',
      th: 'สินค้าได้รับอนุมัติ',
    },
    text: {
      en: '{product} was approved. It is on sale, or will be at the time you chose.',
      'zh-CN': '“{product}”已通过审核，现已上架，或将在您设定的时间上架。',
      ja: '「{product}」が承認されました。公開中か、予約した時刻に公開されます。',
      ko: '{product} 상품이 승인되어 판매 중이거나 예약한 시간에 판매됩니다.',
      th: '{product} ได้รับอนุมัติแล้ว วางขายอยู่ หรือจะวางขายตามเวลาที่ตั้งไว้',
    },
  },
  shop_product_refused: {
    title: {
      en: 'Product not approved',
      'zh-CN': '商品未通过审核',
      ja: '商品が差し戻されました',
      ko: '상품이 반려되었습니다',
      th: 'สินค้าไม่ได้รับอนุมัติ',
    },
    text: {
      en: '{product} is a draft again.[ Reason: {message}]',
      'zh-CN': '“{product}”已退回为草稿。[原因：{message}]',
      ja: '「{product}」は下書きに戻りました。[理由：{message}]',
      ko: '{product} 상품이 초안으로 돌아갔습니다.[ 사유: {message}]',
      th: '{product} กลับเป็นฉบับร่าง[ เหตุผล: {message}]',
    },
  },
  shop_product_taken_down: {
    title: {
      en: 'Product taken down',
      'zh-CN': '商品已被平台下架',
      ja: '商品の掲載が停止されました',
      ko: '상품이 내려졌습니다',
      th: 'สินค้าถูกนำลง',
    },
    text: {
      en: 'The platform took {product} down. Orders in progress continue.[ Reason: {message}]',
      'zh-CN': '平台已下架“{product}”，进行中的订单照常处理。[原因：{message}]',
      ja: '「{product}」の掲載が停止されました。進行中の注文は継続します。[理由：{message}]',
      ko: '플랫폼이 {product} 상품을 내렸습니다. 진행 중인 주문은 계속됩니다.[ 사유: {message}]',
      th: 'แพลตฟอร์มนำ {product} ลงแล้ว คำสั่งซื้อที่ดำเนินอยู่ยังดำเนินต่อตามเดิม[ เหตุผล: {message}]',
    },
  },
  shop_product_allowed: {
    title: {
      en: 'Product allowed again',
      'zh-CN': '商品已重新允许销售',
      ja: '商品が再び許可されました',
      ko: '상품이 다시 허용되었습니다',
      th: 'สินค้าได้รับอนุญาตอีกครั้ง',
    },
    text: {
      en: '{product} is a draft again. You can publish it.',
      'zh-CN': '“{product}”现为草稿，您可以重新上架。',
      ja: '「{product}」は下書きになりました。再び公開できます。',
      ko: '{product} 상품이 초안이 되어 다시 공개할 수 있습니다.',
      th: '{product} กลับเป็นฉบับร่าง คุณวางขายได้อีกครั้ง',
    },
  },
  shop_low_stock: {
    title: {
      en: 'Products low in stock',
      'zh-CN': '商品库存不足',
      ja: '在庫が少ない商品があります',
      ko: '재고가 부족한 상품',
      th: 'สินค้าใกล้หมด',
    },
    text: {
      en: 'Products with few pieces left: {count}. New among them: {fresh}.',
      'zh-CN': '库存不足的商品共 {count} 件，其中新增 {fresh} 件。',
      ja: '在庫が少ない商品は{count}点、うち新しく該当したものは{fresh}点です。',
      ko: '재고가 부족한 상품은 {count}개이며, 그중 새로 부족해진 상품은 {fresh}개입니다.',
      th: 'สินค้าใกล้หมด {count} รายการ ใหม่ {fresh} รายการ',
    },
  },
} as const satisfies Record<string, NotificationTexts>;
