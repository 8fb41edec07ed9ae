import type { Complete } from '../complete.ts';
import type { search as english } from './en.ts';

export const search = {
  'search.placeholder': '상품 검색',
  'search.clear': '지우기',
  'search.recent': '최근 검색어',
  'search.forget': '모두 지우기',
  'search.popular': '지금 인기 있는 상품',
  'search.filter': '필터',
  'search.removeFilter': '필터 해제',
  'search.category': '카테고리',
  'search.reset': '초기화',
  'search.show_other': '상품 {{count}}개 보기',
  'search.showAny': '결과 보기',
  'search.results_other': '상품 {{count}}개',
  'search.nothing': '‘{{words}}’에 대한 결과가 없습니다',
  'search.nothingText': '단어를 줄이거나 바꿔 보세요. 다섯 언어 모두로 찾을 수 있습니다.',
  'search.again': '새로 검색',
} satisfies Complete<typeof english>;
