import type { Complete } from '../complete.ts';
import type { app as english } from './en.ts';

export const app = {
  'app.look': '{name}さんのアカウントを閲覧中です（{time}まで）。変更はできません。',
  'app.endLook': '閲覧を終了',
  'app.offline': 'オフラインです。最後に読み込んだ内容を表示しています。',
  'app.asOf': 'オフラインです。{time}時点の内容です。',
  'app.newVersion': '新しいバージョンがあります',
  'app.reload': '再読み込み',
  'app.install': 'Tradewindをホーム画面に',
  'app.installText': 'すぐに開き、未読の件数がアイコンに表示されます。',
  'app.installNow': 'インストール',
  'app.notNow': '今はしない',

  'shell.copied': 'コピーしました',
  'shell.copyFail': 'コピーできませんでした',
  'shell.copyNeedsHttps': 'HTTPSでない接続ではこの操作はできません',

  'currencies.title': '価格の表示通貨',
  'currencies.note': 'ほかの通貨での価格は目安です。お支払いは常に米ドルです。',
} satisfies Complete<typeof english>;
