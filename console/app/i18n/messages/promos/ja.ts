import type { Messages } from '../en.ts';

export const promos: Pick<Messages, 'promos'> = {
  promos: {
    code: 'コード',
    discount: '割引',
    cost_borne_by: '負担',
    platform: '当サイト',
    used: '利用回数',
    total_discount: '割引総額',
    per_user: '1人あたり',
    any_number: '制限なし',
    create: 'コードを作る',
    code_help: '英字と数字で4〜20文字。',
    kind: '割引の種類',
    value: '割引額（USDまたは%）',
    cap: '%割引の上限（USD）',
    minimum: '商品合計がこの額以上（USD）',
    uses: '合計回数',
    created: '作成しました',
    ended: '終了しました',
    end_text: '{code}は今後使えません。注文済みの割引はそのままです。',
    platform_text: '当サイトが負担し、ショップの受取額は変わりません。1回の注文に当サイトのコードは1つまでです。',
    shop_text:
      'ショップの負担です。受取額が減り、手数料は残りにかかります。1注文に1つまで、当サイトのコードと併用できます。',
    claimable: '配布方法',
    by_code: 'コードを入力した人',
    by_claim: 'ショップページで誰でも受け取れる',
    claimable_help: 'クーポンはショップページと商品ページに表示され、受け取ったお客様の注文時に適用されます。',
    coupon: 'クーポン',
    claimed: '{smart_count}人が獲得',
    kinds: { percent: '%', amount: '定額' },
  },
};
