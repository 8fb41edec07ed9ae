import type { Words } from '../en.ts';

export const settlement: Pick<Words, 'commissions' | 'money' | 'payouts'> = {
  commissions: {
    scope: '対象', everything: 'すべて', shop: 'ショップ', category: 'カテゴリー', every_shop: 'すべてのショップ', every_category: 'すべてのカテゴリー', rate: '手数料',
    none: '上位のルールに従う', floor: '明細ごとの下限', cap: '明細ごとの上限', from: '適用開始', made: '設定', in_force: '適用中', past: '履歴', add: '手数料を設定',
    text: '最も近いルールが適用されます。ショップとカテゴリー、ショップ、カテゴリー、すべての順です。支払い済みの注文は合意した内容のままです。', rate_label: '商品代金に対する割合（%）', floor_label: '注文明細ごとの下限（USD）',
    cap_label: '注文明細ごとの上限（USD）', optional: '空欄でもかまいません。', change: '変更', end: '終了', end_text: '以後、%{scope} には上位のルールが適用されます。', saved: '手数料を設定しました',
    upcoming: '適用前', current: '適用中', was: '履歴',
  },
  money: {
    available: '受け取れる金額', pending: '預託中', on_way: '振込手続き中', debt: '運営への未払い', earned: 'これまでの収益', orders: '%{smart_count} 件の注文',
    hold: '%{amount} は精算されたばかりです。新しいショップの間は、精算ごとに %{smart_count} 日後から受け取れます。', debt_text: '精算後の返金が残高を上回りました。次回以降の精算からまず差し引かれます。',
    next: '次回の振込 %{moment}', gross: '支払額', promotion: 'うち販促負担', refunded: '返金', with_return: 'ほか返送料 %{amount}', commission: '手数料', net: 'ショップの取り分', order: '注文', paid_at: '支払日時',
    release: '精算', statement: '明細書', statement_text: '足し直して確かめられる CSV です。最長 1 年、日付は UTC です。', calendar: '精算カレンダー', payable_at: '受け取り可能日', states: { held: '預託中', released: '精算済み', returned: '返金済み' },
    certainties: { fixed: '確定', latest: '遅くとも', open: '未発送', paused: '返金申請のため保留' }, search: '注文番号',
  },
  payouts: {
    ask: '振込を申請', ask_text: '現在 %{amount} まで受け取れます。金額は直ちに確保され、手数料と期限も確定します。', account: '振込先', asked: '申請しました。金額を確保しました', code: 'お支払いコード',
    cancel: '取り消す', cancel_text: '全額がすぐに戻ります。', cancelled: '取り消しました。金額は戻りました', price: '金額', receives: '受取額', fee: '手数料', by: '申請者',
    calendar: '精算カレンダー', until: '審査期限', accounts: '振込先', add_bank: '銀行口座を追加', add_chain: 'チェーンのアドレスを追加', add_text: '新しい振込先は待機期間の後に使えます。',
    added: '追加しました', holder: '口座名義', bank: '銀行', number: '口座番号', network: 'ネットワーク', address: 'アドレス', label: 'メモ', usable_at: '%{moment} から使えます',
    remove: '削除', removed: '削除しました', plan: '毎週ここに振り込む', plan_text: '毎週月曜日に、受け取れる全額が自動で振り込まれます（%{minimum} 以上）。', planned: '毎週振込',
    plan_done: 'カレンダーに従いこの口座へ振り込みます', unplan: '毎週の振込をやめる', unplan_text: '以後は申請したときだけ振り込まれます。', unplanned: '毎週の振込をやめました',
    no_accounts: 'まず振込先を追加してください。待機期間の後に使えます。', list: '振込の記録', at_most: '上限 %{amount}',
    states: { auditing: '審査中', passed: '振込済み', refused: '却下', cancelled: '取り消し' },
  },
};
