import type { Messages } from '../en.ts';

export const mails: Messages['mails'] = {
  recipient: '宛先',
  subject: '件名',
  template: '種類',
  text: '本文',
  account: 'アカウント',
  written_at: '作成',
  sent_at: '送信',
  next_try_at: '次の試行',
  tries: '試行回数',
  failure: '失敗の理由',
  retry: 'もう一度送る',
  retry_text: '{recipient}へのメールを最初からもう一度送ります。',
  retry_done: 'もう一度送ります',
  states: { kept: '送信箱に保管', waiting: '送信待ち', sent: '送信済み', failed: '断念' },
};
