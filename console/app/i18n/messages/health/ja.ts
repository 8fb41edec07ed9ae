import type { Words } from '../en.ts';

export const health: Words['health'] = {
  timers: 'タイマー', queues: 'キュー', name: '名前', schedule: '予定（UTC）', last_run: '最後の実行', last_failure: '最後の失敗', late: '遅延', in_time: '定刻', waiting: '待機', running: '実行中', failed: '断念', oldest: '最も古い待機', database: 'データベースの応答', fine: 'すべて正常', never: 'まだ',
  every_minute: '毎分', every_minutes: '%{smart_count} 分ごと', hourly_at: '毎時 %{minute} 分', daily_at: '毎日 %{times}',
  all_empty: 'すべてのキューが空です。', empty_queues: 'ほかの %{smart_count} 件のキューは空です。',
  jobs: {
    aftersales: { let_time_act: '返金の期限' },
    catalog: { count_views: '閲覧数の集計', draw_up_tiers: '検索結果の並び', find_hot: '人気の商品', find_hot_searches: '人気の検索', find_pairs: 'おすすめ', remake_words: '検索用の語' },
    currencies: { fetch_rates: 'レートの取得' },
    deposits: { watch: 'チェーン上の入金' },
    idempotency: { forget: '再送用の回答の整理' },
    ledger: { check_books: '帳簿の再計算', fold_accounts: '取引の多い口座の集約' },
    mail: { forget_old: '古いメールの整理' },
    notifications: { forget_old: '古いお知らせの整理', new_products: 'フォロー中ショップの新着' },
    operators: { forget_ended_sessions: 'オペレーターの終了セッションの整理' },
    orders: { follow_parcels: '荷物の動き', let_time_act: '注文の期限' },
    payments: { tell_late: '遅れて届く決済通知' },
    recharges: { ask_about_waiting: '未完了の決済' },
    uploads: { forget_unused: '使われていないアップロードの整理' },
    users: { forget_ended_sessions: '利用者の終了セッションの整理', forget_old_attempts: '古いログイン試行の整理' },
    withdrawals: { pay_by_calendar: '支払いカレンダー' },
  },
};
