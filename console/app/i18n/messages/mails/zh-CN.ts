import type { Messages } from '../en.ts';

export const mails: Messages['mails'] = {
  recipient: '收件人',
  subject: '主题',
  template: '类型',
  text: '邮件内容',
  account: '账号',
  written_at: '生成时间',
  sent_at: '发送时间',
  next_try_at: '下次尝试',
  tries: '尝试次数',
  failure: '失败原因',
  retry: '重新发送',
  retry_text: '从头重新尝试发送给 {recipient} 的邮件。',
  retry_done: '已重新发送',
  states: { kept: '留在发件箱', waiting: '等待发送', sent: '已发送', failed: '发送失败' },
};
