/** Exchange rates for displayed prices. */
export const rates = {
  rates: {
    currency: '通貨',
    rate: '1米ドルあたり',
    source: '出典',
    quoted_on: 'レートの日付',
    age: '経過',
    today: '今日',
    days: '{smart_count}日',
    loaded: '読み込み日時',
    load: '一覧を読み込む',
    load_text:
      '1行に1通貨：通貨、レート、わかれば日付（例：JPY,149.2,2026-01-31）。レートは1米ドルあたりの金額です。一覧にない通貨のレートはそのままです。',
    csv: '一覧（CSV）',
    file: 'ファイルを選ぶ',
    too_large: 'ファイルが大きすぎます。一覧は{most}文字までです。',
    no_text:
      'このファイルはレートの一覧ではありません。テキストファイル（CSVかXML）を選んでください。表計算の場合は先にCSVで保存してください。',
    source_name: '出典',
    done: 'レートを読み込みました',
    fetch: '{feed}から取得',
    fetch_text: 'いま{feed}に問い合わせます。ふだんは1日2回、自動で取得します。',
    text: 'ほかの通貨を選んだ人には、このレートで価格を表示します。請求は常に米ドルです。',
    outdated: '1週間より古いレートがあります。新しい一覧を読み込んでください。',
    none: 'レートがまだないため、価格は米ドルだけで表示しています。',
  },
};
