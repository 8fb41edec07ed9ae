import type { Messages } from '../en.ts';

export const messages: Messages['messages'] = {
  language: '语言',
  key: '文本',
  original: '原文',
  shown: '替换为',
  search: '内容或键名',
  only: '仅显示',
  change: '更改',
  new_text: '向用户显示的文本',
  keeps: '请保留占位符：{names}',
  no_places: '纯文本，不含占位符。',
  changed: '已更改，数秒内生效。',
  undo: '撤销',
  undo_text: '恢复为上次更改之前的文本。',
  undone: '已撤销',
  outdated: '原文之后已更改',
  language_state: '{done}/{texts} 条 · 已更改：{overridden}',
  filters: { overridden: '已更改', outdated: '可能过时', missing: '缺失' },
};
