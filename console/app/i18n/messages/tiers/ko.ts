import type { Messages } from '../en.ts';

export const tiers: Messages['tiers'] = {
  title: '출금 한도',
  tier: '등급',
  day: '24시간: 남은 한도 {left}(총 {limit})',
  month: '30일: 남은 한도 {left}(총 {limit})',
  unlimited: '이 등급에는 별도 한도가 없습니다.',
  given: '{by} 설정: {reason}',
  follows: '계정에 따라 정해집니다. 이메일과 휴대폰 번호를 인증하면 ‘인증됨’입니다.',
  set: '등급 변경',
  set_text: '다음 출금부터 적용됩니다.',
  account: '계정에 따름({tier})',
  done: '등급을 변경했습니다',
  names: { new: '신규', confirmed: '인증됨', verified: '심사 완료' },
};
