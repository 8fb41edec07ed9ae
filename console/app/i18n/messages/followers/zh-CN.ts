export const followers = {
  total: '粉丝数',
  total_help: '关注本店的买家。不会显示其个人信息。',
  weeks: '新增粉丝',
  weeks_help: '当前粉丝中，最近十二周每周新关注的人数。',
  week: '{date} 起一周',
  reach: '触达粉丝',
  reach_help:
    '消息会发到所有关注本店且未屏蔽的买家的站内信，不发邮件。上新会自动通知，每天最多一次。取消关注后不再收到。',
  send: '发送消息',
  send_text: '七天内最多两次。粉丝会看到自己所用语言的内容，没有则显示您填写的其他语言。',
  product: '跳转到',
  to_page: '店铺页',
  sent: '已发送，几分钟内送达',
  next_at: '{moment} 起可再次发送。',
  none: '还没有发送过消息。',
  leads: '跳转到 {title}',
};
