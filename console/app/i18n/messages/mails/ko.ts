import type { Messages } from '../en.ts';

export const mails: Messages['mails'] = {
  recipient: '받는 사람',
  subject: '제목',
  template: '종류',
  text: '메일 내용',
  account: '계정',
  written_at: '작성',
  sent_at: '전송',
  next_try_at: '다음 시도',
  tries: '시도 횟수',
  failure: '실패 사유',
  retry: '다시 보내기',
  retry_text: '{recipient}에게 보내는 메일을 처음부터 다시 시도합니다.',
  retry_done: '다시 시도합니다',
  states: { kept: '발신함에 보관', waiting: '대기 중', sent: '전송됨', failed: '포기' },
};
