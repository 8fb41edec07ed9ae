/** Exchange rates for displayed prices. */
export const rates = {
  rates: {
    currency: '통화',
    rate: '1미국 달러당',
    source: '출처',
    quoted_on: '환율 기준일',
    age: '경과',
    today: '오늘',
    days: '{smart_count}일',
    loaded: '불러온 시각',
    load: '목록 불러오기',
    load_text:
      '한 줄에 통화 하나: 통화, 환율, 알고 있으면 날짜(예: JPY,149.2,2026-01-31). 환율은 1미국 달러의 가치입니다. 목록에 없는 통화의 환율은 그대로 둡니다.',
    csv: '목록(CSV)',
    file: '파일 선택',
    too_large: '파일이 너무 큽니다. 목록은 {most}자까지입니다.',
    no_text:
      '이 파일은 환율 목록이 아닙니다. 텍스트 파일(CSV 또는 XML)을 선택하세요. 스프레드시트는 먼저 CSV로 저장하세요.',
    source_name: '출처',
    done: '환율을 불러왔습니다',
    fetch: '{feed}에서 가져오기',
    fetch_text: '지금 {feed}에 조회합니다. 평소에는 하루에 두 번 자동으로 가져옵니다.',
    text: '다른 통화를 고른 사람에게 이 환율로 가격을 표시합니다. 결제는 항상 미국 달러로 합니다.',
    outdated: '일주일이 넘은 환율이 있습니다. 새 목록을 불러와 주세요.',
    none: '아직 환율이 없어 가격을 미국 달러로만 표시합니다.',
  },
};
