import type { Messages } from '../en.ts';

export const messages: Messages['messages'] = {
  language: '언어',
  key: '문구',
  original: '원문',
  shown: '대신 표시',
  search: '내용 또는 키',
  only: '보기',
  change: '변경',
  new_text: '표시할 문구',
  keeps: '자리표시자를 유지하세요: {names}',
  no_places: '자리표시자 없는 일반 텍스트.',
  changed: '변경했습니다. 몇 초 안에 반영됩니다.',
  undo: '되돌리기',
  undo_text: '마지막 변경 전의 문구로 돌아갑니다.',
  undone: '되돌렸습니다',
  outdated: '그 뒤로 원문이 바뀌었습니다',
  language_state: '{texts}개 중 {done}개 · 변경: {overridden}',
  filters: { overridden: '변경됨', outdated: '확인 필요', missing: '누락' },
};
