/** Whether what runs by itself does run. */
export const health = {
  timers: 'Timers', queues: 'Queues', name: 'Name', schedule: 'Schedule (UTC)', last_run: 'Last run', last_failure: 'Last failure', late: 'Late', in_time: 'In time', waiting: 'Waiting', running: 'Running', failed: 'Given up', oldest: 'Oldest waiting', database: 'Database answers in', fine: 'All in order', never: 'Not yet',
  every_minute: 'Every minute', every_minutes: 'Every %{smart_count} minutes', hourly_at: 'Hourly at :%{minute}', daily_at: 'Daily at %{times}',
  all_empty: 'Nothing waits in any queue.', empty_queues: 'Nothing waits in the other %{smart_count} queue. |||| Nothing waits in the other %{smart_count} queues.',
  jobs: {
    aftersales: { let_time_act: 'Refund deadlines' },
    catalog: { count_views: 'Counting views', draw_up_tiers: 'Ranking search results', find_hot: 'Hot products', find_hot_searches: 'Hot searches', find_pairs: 'Recommendations', remake_words: 'Making words for the search' },
    currencies: { fetch_rates: 'Fetching rates' },
    deposits: { watch: 'Deposits on chains' },
    idempotency: { forget: 'Clearing answers kept for repeats' },
    ledger: { check_books: 'Recounting the books', fold_accounts: 'Folding busy accounts' },
    mail: { forget_old: 'Clearing old mails' },
    notifications: { forget_old: 'Clearing old notifications', new_products: 'News of followed shops' },
    operators: { forget_ended_sessions: 'Clearing operators’ ended sessions' },
    orders: { follow_parcels: 'News of parcels', let_time_act: 'Order deadlines' },
    payments: { tell_late: 'Late payment messages' },
    recharges: { ask_about_waiting: 'Unfinished payments' },
    uploads: { forget_unused: 'Clearing unused uploads' },
    users: { forget_ended_sessions: 'Clearing shoppers’ ended sessions', forget_old_attempts: 'Clearing old sign-in attempts' },
    withdrawals: { pay_by_calendar: 'Payout calendar' },
  },
};
