import type { Words } from '../en.ts';

export const shop: Words['shop'] = {
  desk: 'ショップデスク', change: 'ショップを切り替える',
  roles: { owner: 'オーナー', staff: 'スタッフ' },
  sign_in: {
    door: 'ご利用の立場', shop: 'ショップ', operator: '運営', title: 'ショップにサインイン', account: 'ユーザー名、メールアドレス、または電話番号', help: 'お買い物に使うアカウントでサインインします。一緒に運営する人もそれぞれ自分のアカウントを使います。',
  },
  dashboard: {
    see: 'お客様の画面で見る', to_ship: '発送待ちの注文', cancels: 'キャンセル希望', refunds: '回答待ちの返品・返金', disputes: '紛争 %{smart_count} 件', payable: '出金できる金額', debt: '未精算：%{amount}',
    pending: 'お預かり中の売上', pending_orders: '注文 %{smart_count} 件', next_to_ship: '次に発送する注文', nothing_to_ship: 'すべて発送済みです。',
  },
  inbox: { unread: '未読 %{smart_count} 件', read_all: 'すべて既読にする', new: '新着' },
  slip: { title: '納品書', print: '印刷', from: '発送元', to: 'お届け先', pieces: '数量', total: '価格合計' },
  orders: {
    title: '注文 %{sn}', order: '注文', search: '注文番号または宛名', placed: '注文日時', paid: '支払い', sent: '発送', arrived: '配達', received: '受け取り', completed: '完了', cancelled: 'キャンセル', refunded: '返金',
    next: '次の期限', pieces: '%{smart_count} 点', left: '未発送 %{smart_count} 点', sent_pieces: '発送済み %{smart_count} 点', refunded_pieces: '返金済み %{smart_count} 点',
    late: '遅延', wants_cancel: 'キャンセル希望', wants_cancel_text: 'お客様がキャンセルを希望しています。期限までに回答がなければ承諾とみなし、全額返金されます。', paused: '荷物に問題があるため、受取確認の期限は止まっています。',
    tabs: { to_ship: '発送待ち', late: '遅延', cancel_asked: 'キャンセル希望', partly_sent: '一部発送', sent: '配送中', received: '受取済み', completed: '完了', after_sale: '返品・返金', cancelled: 'キャンセル', to_pay: '支払い待ち', all: 'すべて' },
    deadlines: { cancel_answer_by: '回答期限まで', ship_by: '発送期限まで', confirm_at: '受取確認まで', after_sale_until: 'お支払いまで', pay_before: '未払いで終了まで' },
    cancel_reasons: { shopper: 'お客様が支払い直後に取消', unpaid: '期限内に未払い', agreed: 'ショップが承諾', silence: '期限内に回答なし', shop: 'ショップによる取消', unshipped: '期限内に未発送', operator: '運営による取消' },
    cancel_note: 'コメント', lines: '注文内容', ship_to: 'お届け先', addressee: '宛名', note: '備考', money: '金額', goods: '商品', freight: '送料', discount: '割引（運営負担）', total: '合計',
    parcel: '荷物 %{number}', carrier: '配送会社', parcel_number: '追跡番号', contents: '内容', other_carrier: 'その他の配送会社', slip: '納品書',
    ship: '発送する', ship_text: 'すべて、または一部だけを梱包できます。残りは別の荷物で送れます。', shipped: '荷物を発送しました', of_left: '未発送 %{count} 点。0 にすると別の荷物に回します', customs: '税関向けの情報を入力', customs_name: '税関向けの品名', hs_code: 'HS コード', origin: '原産国', origin_help: '2 文字、例：JP', customs_value: '1 点の価格（USD）', customs_value_help: '空欄なら販売価格',
    agree: 'キャンセルを承諾', agree_text: 'すぐに全額返金され、在庫に戻ります。', agreed: 'キャンセルして返金しました', refuse: '断る', refuse_text: '注文はそのまま残り、発送していただきます。', refused: '断りました',
    cancel: '注文を取り消す', cancel_text: 'すぐに全額返金されます。発送できない場合にだけお使いください。', cancel_done: '取り消して返金しました',
    tell_news: '配送状況を知らせる', news: '状況', place: '場所', news_at_help: '現地の日時。空欄なら現在。', news_note: 'お客様へのメモ', news_text: '自動で更新されない配送会社向けです。お客様に表示されます。', news_told: '知らせました',
  },
  money: { title: 'お金の行方', places: { unpaid: '未払い', held: 'お預かり中', released: 'ショップへ支払い済み', returned: '返金済み' }, unpaid_text: 'まだ支払われていません。', paid: '購入者の支払い', promotion: '割引の負担分', duties: '税関への預かり分', refunded: '購入者へ返金', return_freight: '購入者へ支払った返送料', promotion_back: '割引分の戻し', held: '現在のお預かり額', commission: '手数料', got: 'ショップの受取額', will_get: 'ショップの受取予定額', refund_until: '返金を申請できる期限', released_at: '支払い日時' },
};
