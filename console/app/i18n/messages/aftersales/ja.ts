import type { Words } from '../en.ts';

export const aftersales: Pick<Words, 'refunds' | 'disputes'> = {
  refunds: {
    title: '返金 %{sn}', asked: '申請額', most: '支払額', freight: 'うち送料', offered: '提案額', granted: '返金額', order: '注文', need: '希望', money_only: '返金のみ', with_return: '返品して返金', goods: '商品',
    received: '届いている', missing: '届いていない', unshipped: '未発送', pieces: '数量', due: '期限', soon: '残り1日未満', facts: '申請内容', items: '対象の商品', history: '経過', return_freight: '返送料の負担', return_cost: '返送料（別途）', return_to: '返送先',
    parcel: '返送荷物', sent_at: '返送日時', picture: '写真', approve: '承認', approve_text: '%{amount}をすぐに購入者へ返金します。', approved: '返金しました', approve_return: '返品を承認',
    approve_return_text: '購入者がこの住所へ返送し、到着を確認したあと%{amount}を返金します。', return_approved: '承認しました。購入者が返送します', address: '返送先住所', keep_goods: '返品なしで返金', offer: '一部返金を提案',
    offer_text: '商品は購入者の手元に残ります。最大%{amount}。', offer_words: '購入者への説明', offer_done: '提案しました。購入者が決めます', refuse: '拒否', refuse_text: 'その後、双方とも裁定を求められます。', refused: '拒否しました', arrived: '返品の到着を確認',
    arrived_text: '%{amount}をすぐに購入者へ返金します。', arrived_text_freight: '%{amount}と返送料 %{freight} をすぐに購入者へ支払います。', sellable: '再販売できますか？', sellable_yes: 'はい、在庫に戻す', sellable_no: 'いいえ', arrived_done: '返金しました', problem: '問題を報告',
    problem_text: '返品が届かない、または状態に問題がある場合、運営が双方を確認して裁定します。', problem_done: '報告しました。裁定を待ちます', what: '問題の内容', dispute: '裁定を求める', dispute_text: '双方が一定時間証拠を追加でき、その後運営が裁定します。',
    dispute_done: '裁定を求めました', why: '理由', message: '購入者へのメッセージ', message_help: '裁定の担当者も読みます。', pictures: '写真を追加', chosen: '写真%{smart_count}枚', send: '送信', sent: '送信しました',
    queues: { answer: '回答待ち', check: '確認待ち', disputes: '紛争中', open: '手続き中', over: '終了' },
    by: { shopper: '購入者', shop: 'ショップ', operator: 'Tradewind', clock: '期限切れ' },
    happened: { asked: '返金を申請', approved: '承認', offered: '一部返金を提案', refused: '拒否', offer_accepted: '提案に合意', offer_declined: '提案を辞退', offer_lapsed: '提案に回答なし', sent_back: '商品を返送', arrived: '返品が到着', problem: '返品に問題', dispute_opened: '裁定を請求', message: 'メッセージ', ruled: '裁定', paid: '返金', withdrawn: '取り下げ', lapsed: '期限切れで終了' },
  },
  disputes: {
    title: '紛争 %{sn}', shop: 'ショップ', opened_at: '開始', opened_by: '開始した側', evidence_until: '証拠の期限', rule_before: '裁定の期限', late: '遅延', order: '合意された注文', asked_pieces: '%{quantity}点中%{asked}点',
    paid: '支払い', sent: '発送', came: '受け取り', ship_to: 'お届け先', note: 'ショップへの備考', goods: '商品', freight: '送料', discount: 'プロモコード', total: '合計', parcels: '荷物', no_parcels: '発送されていません。',
    past: 'これまで', shopper_past: '購入者：注文%{orders}件、ほかの申請%{requests}件', shop_past: 'ショップ：注文%{orders}件、ほかの申請%{requests}件、責任あり%{faults}回', ruling: '裁定', ruled_by: '裁定者', fault: '責任',
    rule: '裁定する', rule_text: '認めた金額はすぐに購入者へ返金され、対象の商品は最終的に決着します。理由は双方が読みます。', rule_text_freight: '購入者の返送料は %{amount} でした。ショップに責任があると判断した場合のみ、ショップが別途支払います。', amount: '購入者への金額（0は返金なし）', amount_help: '最大%{amount}', reason: '理由', ruled: '裁定しました',
    evidence_text: '双方はまだ証拠を追加できます。その後に裁定してください。',
    queues: { ready: '裁定待ち', evidence: '証拠受付中', late: '遅延', ruled: '裁定済み' },
  },
};
