import type { Messages } from '../en.ts';

export const messages: Messages['messages'] = {
  language: '言語',
  key: 'テキスト',
  original: '元のテキスト',
  shown: '表示するテキスト',
  search: '語句またはキー',
  only: '絞り込み',
  change: '変更',
  new_text: '表示するテキスト',
  keeps: '次の差し込みを残してください：{names}',
  no_places: '差し込みのないプレーンテキスト。',
  changed: '変更しました。数秒で反映されます。',
  undo: '元に戻す',
  undo_text: '最後に変更する前のテキストに戻します。',
  undone: '元に戻しました',
  outdated: 'その後、元のテキストが変わりました',
  language_state: '{texts}件中{done}件 · 変更：{overridden}',
  filters: { overridden: '変更済み', outdated: '要確認', missing: '未翻訳' },
};
