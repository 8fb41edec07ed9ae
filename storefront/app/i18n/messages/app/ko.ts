import type { Complete } from '../complete.ts';
import type { app as english } from './en.ts';

export const app = {
  'app.look': '{name}님의 계정을 {time}까지 보고 있습니다. 아무것도 바꿀 수 없습니다.',
  'app.endLook': '보기 끝내기',
  'app.offline': '오프라인입니다. 마지막으로 불러온 내용을 보여 드립니다.',
  'app.asOf': '오프라인입니다. {time} 기준 내용입니다.',
  'app.newVersion': '새 버전이 준비되었습니다',
  'app.reload': '새로고침',
  'app.install': '홈 화면에 Tradewind 추가',
  'app.installText': '바로 열리고, 아이콘에 읽지 않은 소식 수가 표시됩니다.',
  'app.installNow': '설치',
  'app.notNow': '나중에',

  'shell.copied': '복사했습니다',
  'shell.copyFail': '복사하지 못했습니다',
  'shell.copyNeedsHttps': 'HTTPS가 아닌 연결에서는 지원하지 않는 작업입니다',

  'currencies.title': '가격 표시 통화',
  'currencies.note': '다른 통화로 표시된 가격은 참고용입니다. 결제는 항상 미국 달러로 합니다.',
} satisfies Complete<typeof english>;
