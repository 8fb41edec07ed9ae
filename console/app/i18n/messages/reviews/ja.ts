import type { Words } from '../en.ts';

export const reviews: Words['reviews'] = {
  title: '%{product}のレビュー', what: 'レビュー', goods: '商品', shop: 'ショップ', by: '投稿者', written: '投稿日', order: '注文', rating: '評価', product_score: '商品', service_score: '対応', postage_score: '配送',
  no_words: '本文なし', edited: '変更日', follow_up: '追記', picture: '画像', helpful: '参考になったと答えた人数', facts: '概要', unnamed: '匿名を希望',
  reply: '返信', reply_text: 'レビューの下に表示され、誰でも読めます。返信は1件までで、変更できません。', reply_label: '返信内容', replied: '返信しました', reply_of: 'ショップからの返信', no_reply: '未返信',
  report: '報告', report_text: '運営が確認します。評価が低いという理由だけでは非表示になりません。', report_reason: '問題点', report_words: '運営に伝えたいこと', reported: '報告しました',
  waits: '報告済み・未判断', hidden: '非表示', hidden_text: '投稿者・ショップ・運営のみが見られ、評価には含まれません。理由：%{because}', hidden_by: '非表示にした担当者', reports: '報告', report_line: '%{by}：%{reason}', for_shop: 'ショップから', decided: '判断済み',
  hide: '非表示にする', hide_text: 'ほかの人には見えなくなり、評価に含まれなくなります。理由は購入者に表示されます。', hide_done: '非表示にしました', keep: '掲載を続ける', keep_text: '報告を終了し、レビューを残します。理由は監査ログに記録されます。', keep_done: '掲載を続けます',
  show: '再表示する', show_text: '再び誰でも見られ、評価に含まれます。理由は監査ログに記録されます。', show_done: '再表示しました', why: '理由',
  queues: { reported: '報告あり', hidden: '非表示', shown: '表示中' }, shop_queues: { open: '未返信', low: '星3以下', replied: '返信済み' }, search: '本文・アカウント・注文番号',
};
