import type { Messages } from '../en.ts';

export const risk: Messages['risk'] = {
  reason: '이유',
  accounts: '계정',
  found: '발견',
  new: '미확인',
  seen: '확인함',
  watch: '주시',
  harmless: '문제없음',
  review: '확인했습니다',
  outcome: '결론',
  note: '확인한 내용',
  text: '누구도 차단되지 않습니다. 이름과 의견이 항목에 남습니다.',
  reviewed: '기록했습니다',
  none: '확인할 것이 없습니다.',
  gone: '끝남: 더 이상 발견되지 않음',
  looked: '확인한 사람',
  nobody: '아직 아무도 확인하지 않았습니다.',
  look: '{moment} · {name}: {outcome}. {note}',
};
