import type { Complete } from '../complete.ts';
import type { notifications as english } from './en.ts';

export const notifications = {
  'notifications.readAll': '全部标为已读',
  'notifications.unread': '未读',
  'notifications.unreadCount_other': '{count} 条未读',
  'notifications.empty.title': '暂无通知',
  'notifications.empty.text': '订单、资金和账户的动态会显示在这里。',
  'notifications.refresh': '刷新通知',
  'notifications.choices.title': '通知设置',
  'notifications.choices.inApp': '站内',
  'notifications.choices.email': '邮件',
  'notifications.choices.label': '{group}：{channel}',
  'notifications.choices.fixed': '与账户和资金安全相关的通知无法关闭。',
  'notifications.choices.noMail': '邮件只发送到已确认的邮箱。',
  'notifications.choices.confirm': '确认邮箱',
  'notifications.choices.close': '关闭',
  'notifications.groups.orders': '订单与物流',
  'notifications.groups.after_sale': '退款与争议',
  'notifications.groups.wallet': '钱包',
  'notifications.groups.security': '账户安全',
  'notifications.groups.shops': '我关注的店铺',
  'notifications.groups.merchant_entry': '商家入驻',
  'notifications.groups.sales': '我的店铺',
} satisfies Complete<typeof english>;
