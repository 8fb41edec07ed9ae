/** Exchange rates for displayed prices. */
export const rates = {
  rates: {
    currency: '通貨',
    rate: '1 米ドルあたり',
    source: '出典',
    quoted_on: 'レートの日付',
    age: '経過',
    today: '今日',
    days: '{smart_count} 日',
    loaded: '読み込み日時',
    load: '一覧を読み込む',
    load_text:
      '1 行に 1 通貨：通貨、レート、わかれば日付（例：JPY,149.2,2026-01-31）。レートは 1 米ドルあたりの金額です。一覧にない通貨のレートはそのままです。',
    csv: '一覧（CSV）',
    file: 'ファイルを選ぶ',
    too_large: 'ファイルが大きすぎます。一覧は {most} 文字までです。',
    no_text:
      'このファイルはレートの一覧ではありません。テキストファイル（CSV か XML）を選んでください。表計算の場合は先に CSV で保存してください。',
    source_name: '出典',
    done: 'レートを読み込みました',
    fetch: '{feed} から取得',
    fetch_text: 'いま {feed} に問い合わせます。ふだんは 1 日 2 回、自動で取得します。',
    text: 'ほかの通貨を選んだ人には、このレートで価格を表示します。請求は常に米ドルです。',
    outdated: '1 週間より古いレートがあります。新しい一覧を読み込んでください。',
    none: 'レートがまだないため、価格は米ドルだけで表示しています。',
  },
};
