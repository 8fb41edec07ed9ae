import type { Messages } from '../en.ts';

export const invitations: Messages['invitations'] = {
  inviter: '招待した人',
  invited: '招待された人',
  state: '状態',
  reward: '特典',
  owed: '未回収',
  order: '注文',
  until: '初回注文の期限',
  accepted: '承諾日時',
  decided: '決定日時',
  people: '承諾された招待',
  rewarded: '特典あり',
  paid: '支払った特典',
  taken_back: '取り消し額',
  orders: '特典対象者の注文',
  closed_note: '停止中：新しい特典はありません',
  refused: '対象外',
  empty:
    '招待を承諾した人はまだいません。設定で特典を開始すると、購入者は「マイページ → 招待プログラム」で招待コードを確認できます。',
  states: {
    waiting: '初回注文待ち',
    lapsed: '期限切れ',
    rewarded: '特典あり',
    refused: '対象外',
    taken_back: '取り消し',
  },
  reasons: {
    same_device: '同じブラウザー',
    same_mobile: '同じ電話番号',
    same_address: '同じ住所',
    same_payout: '同じ出金先',
    own_shop: '自分のショップ',
    yearly_limit: '年間上限',
  },
};
