import type { Messages } from '../en.ts';

export const shops: Messages['shops'] = {
  products: '販売中',
  orders: '30日間の注文',
  sales: '30日間の売上',
  rating: '評価',
  rating_of: '{stars} ★（レビュー{count}件）',
  cases: '未完了の返金',
  refunds: '未完了の返金',
  disputes: '未解決の紛争',
  with_disputes: '{refunds}（うち紛争{disputes}）',
  balance: '口座の残高',
  available: '利用可能',
  debt: 'プラットフォームへの債務',
  since: '開店',
  last_days: '直近30日のスコアカード',
  history: '運営者の操作',
  no_history: 'まだありません。',
  no_trader: '販売事業者の情報が未入力です。',
  visit: 'ショップを開く',
  states: { open: '営業中', suspended: '停止中', closed: '閉店' },
};
