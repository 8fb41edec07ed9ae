import type { Messages } from '../en.ts';

export const tiers: Messages['tiers'] = {
  title: '提现额度',
  tier: '等级',
  day: '24 小时：剩余 {left}（限额 {limit}）',
  month: '30 天：剩余 {left}（限额 {limit}）',
  unlimited: '该等级未另设限额。',
  given: '由 {by} 设置：{reason}',
  follows: '由账号决定：邮箱与手机号均验证后为“已验证”。',
  set: '更改等级',
  set_text: '自下一笔提现起生效。',
  account: '由账号决定（{tier}）',
  done: '等级已更改',
  names: { new: '新账号', confirmed: '已验证', verified: '已核实' },
};
