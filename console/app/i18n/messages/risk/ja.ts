import type { Messages } from '../en.ts';

export const risk: Messages['risk'] = {
  reason: '理由',
  accounts: 'アカウント',
  found: '検出',
  new: '未確認',
  seen: '確認済み',
  watch: '要注意',
  harmless: '問題なし',
  review: '確認した',
  outcome: '結論',
  note: '確認した内容',
  text: 'これで誰かが制限されることはありません。お名前とコメントが検出結果に残ります。',
  reviewed: '記録しました',
  none: '確認するものはありません。',
  gone: '終了：検出されなくなりました',
  looked: '確認した人',
  nobody: 'まだ誰も確認していません。',
  look: '{moment}・{name}：{outcome}。{note}',
};
