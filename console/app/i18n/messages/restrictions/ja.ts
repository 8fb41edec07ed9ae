import type { Messages } from '../en.ts';

export const restrictions: Messages['restrictions'] = {
  add: '商品を制限',
  subject: '制限の対象',
  hs_prefix: 'HSコードの先頭の桁',
  hs_help: '2～10桁。例：電池は8507',
  countries: '発送できない国',
  reason_help: '根拠となる法令や条約。運営者が確認します。',
  text: '対象の商品はこれらの国へ注文・発送できません。お客様には商品ページとカートで表示されます。すでに受けた注文はそのままです。',
  end_text: '{subject}はすぐに再びこれらの国へ発送できるようになります。',
  added: '制限を追加しました',
  ended: '制限を終了しました',
  hs: 'HSコード {prefix}…',
  subjects: { category: 'カテゴリー', adult: '成人向け商品すべて', hs_code: 'HSコードで指定' },
};
