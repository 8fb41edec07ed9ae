import type { Complete } from '../complete.ts';
import type { notifications as english } from './en.ts';

export const notifications = {
  'notifications.readAll': 'すべて既読にする',
  'notifications.unread': '未読',
  'notifications.unreadCount_other': '未読{count}件',
  'notifications.empty.title': 'お知らせはまだありません',
  'notifications.empty.text': 'ご注文、お金、アカウントの動きがここに表示されます。',
  'notifications.refresh': 'お知らせを更新',
  'notifications.choices.title': 'お知らせの設定',
  'notifications.choices.inApp': 'アプリ内',
  'notifications.choices.email': 'メール',
  'notifications.choices.label': '{group}：{channel}',
  'notifications.choices.fixed': 'アカウントとお金を守るためのお知らせはオフにできません。',
  'notifications.choices.noMail': 'メールは確認済みのアドレスにのみ届きます。',
  'notifications.choices.confirm': 'アドレスを確認する',
  'notifications.choices.close': '閉じる',
  'notifications.groups.orders': '注文と配送',
  'notifications.groups.after_sale': '返金と異議',
  'notifications.groups.wallet': 'ウォレット',
  'notifications.groups.security': 'アカウントの安全',
  'notifications.groups.shops': 'フォロー中のショップ',
  'notifications.groups.merchant_entry': 'ショップの開設',
  'notifications.groups.sales': '自分のショップ',
} satisfies Complete<typeof english>;
