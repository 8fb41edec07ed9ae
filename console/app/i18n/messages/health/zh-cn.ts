import type { Words } from '../en.ts';

export const health: Words['health'] = {
  timers: '定时任务', queues: '队列', name: '名称', schedule: '计划（UTC）', last_run: '最近运行', last_failure: '最近失败', late: '延迟', in_time: '准时', waiting: '等待', running: '运行中', failed: '已放弃', oldest: '最久等待', database: '数据库响应', fine: '一切正常', never: '尚未',
  every_minute: '每分钟', every_minutes: '每 %{smart_count} 分钟', hourly_at: '每小时第 %{minute} 分', daily_at: '每天 %{times}',
  all_empty: '所有队列均为空。', empty_queues: '其余 %{smart_count} 个队列均为空。',
  jobs: {
    aftersales: { let_time_act: '退款期限' },
    catalog: { count_views: '浏览量统计', draw_up_tiers: '搜索结果排序', find_hot: '热门商品', find_hot_searches: '热门搜索', find_pairs: '推荐商品', remake_words: '搜索词库' },
    currencies: { fetch_rates: '获取汇率' },
    deposits: { watch: '链上入金' },
    idempotency: { forget: '防重复提交记录清理' },
    ledger: { check_books: '账簿复核', fold_accounts: '繁忙账户归并' },
    mail: { forget_old: '旧邮件清理' },
    notifications: { forget_old: '旧通知清理', new_products: '关注店铺动态' },
    operators: { forget_ended_sessions: '操作员过期会话清理' },
    orders: { follow_parcels: '包裹动态', let_time_act: '订单期限' },
    payments: { tell_late: '延迟的支付消息' },
    recharges: { ask_about_waiting: '未完成的支付' },
    uploads: { forget_unused: '未使用的上传清理' },
    users: { forget_ended_sessions: '用户过期会话清理', forget_old_attempts: '旧登录尝试清理' },
    withdrawals: { pay_by_calendar: '打款日程' },
  },
};
