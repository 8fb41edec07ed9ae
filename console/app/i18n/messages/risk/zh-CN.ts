import type { Messages } from '../en.ts';

export const risk: Messages['risk'] = {
  reason: '原因',
  accounts: '账号',
  found: '发现时间',
  new: '未查看',
  seen: '已查看',
  watch: '继续观察',
  harmless: '无害',
  review: '我已查看',
  outcome: '结论',
  note: '您的发现',
  text: '此操作不会封禁任何人。您的姓名和说明会随此条发现保留。',
  reviewed: '已保存',
  none: '没有需要查看的内容。',
  gone: '已结束：不再出现',
  looked: '查看记录',
  nobody: '尚无人查看。',
  look: '{moment} · {name}：{outcome}。{note}',
};
