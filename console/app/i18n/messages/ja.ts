import type { Words } from './en.ts';
import { aftersales } from './aftersales/ja.ts';
import { audit } from './audit/ja.ts';
import { chains } from './chains/ja.ts';
import { freight } from './freight/ja.ts';
import { health } from './health/ja.ts';
import { house } from './house/ja.ts';
import { mails } from './mails/ja.ts';
import { profile } from './profile/ja.ts';
import { promos } from './promos/ja.ts';
import { reviews } from './reviews/ja.ts';
import { rates } from './rates/ja.ts';
import { settlement } from './settlement/ja.ts';
import { shop } from './shop/ja.ts';

export const ja: Words = {
  console: '管理画面',
  errors: { unreachable: 'サーバーが応答しません。接続を確認してもう一度お試しください。同じ操作を繰り返しても一度だけ有効です。', unreadable: 'サーバーの応答を読み取れませんでした。もう一度お試しください。', signed_out: '続けるにはログインしてください。' },
  menu: {
    promos: 'クーポンコード', shop_promos: 'クーポンコード',
    days_off: '休業日', duty_remittances: '当局への納付', traders: 'ショップの運営者',
    duties: '関税と税', shop_freight: '配送',
    rates: '為替レート', mails: 'メール送信箱', reviews: 'レビュー', shop_reviews: 'レビュー', disputes: '紛争', shop_refunds: '返金', dashboard: 'ダッシュボード', recharges: 'チャージ', deposits: '入金', networks: 'ネットワーク', withdrawals: '出金', payout_batches: '支払いバッチ', commissions: '手数料', shop_earnings: '収益', shop_payouts: '振込', corrections: '残高の調整', orders: '注文', shop_orders: '注文', shop_inbox: 'お知らせ', shop_profile: 'ショップ情報', users: '利用者', journal: '仕訳帳', books: '帳簿', settings: '設定',
    operators: 'オペレーター', audit_log: '操作記録', health: '稼働状況', clock: '時計', demo_chain: 'デモチェーン', open: 'メニューを開く', sign_out: 'ログアウト', theme: 'ライト・ダーク', language: '言語', money: 'お金', people: '人', house: 'システム',
  },
  roles: { finance: '経理', support: 'サポート', catalogue: '商品', admin: '管理者' },
  sign_in: {
    title: '管理画面にログイン', email: 'メールアドレス', password: 'パスワード', code: '認証アプリのコード', code_help: '初回ログインでは空欄にしてください。', submit: 'ログイン', enrol_title: 'コードの設定',
    enrol_text: '認証アプリで読み取るか、シークレットを入力してください。%{minutes} 分間有効です。', secret: 'シークレット', qr: '認証アプリ用の QR コード', new_password: 'ご自身のパスワード', new_password_help: '%{length} 文字以上。', enrol_submit: '完了してログイン', back: 'やり直す',
  },
  common: {
    over: '期限切れ', all: 'すべて', shopper: '利用者', state: '状態', amount: '金額', network: 'ネットワーク', method: '方法', address: 'アドレス', asked_at: '申請日時', decided: '決定日時', reason: '理由', reason_help: '利用者にそのまま表示されます。', by: '担当', at: '日時', details: '詳細', search: '検索',
    from: '開始日', until: '終了日（当日を含む）', balance: '利用可能額', held: '保留', reference: '照会番号', copy: 'コピー', copied: 'コピーしました', close: '閉じる', back: '一覧に戻る', total: '合計', download: 'CSV をダウンロード', id: 'ID', nobody: '自動', acts: '操作', shopper_id: '利用者 ID', find_shopper: 'アカウント、メール、名前、携帯番号で探せます', searching: '検索中…', nobody_found: '見つかりません', clear: '消去', show_choices: '候補を表示', kind: '種類', empty: '何もありません。',
  },
  methods: { chain: 'オンチェーン', manual: '証拠画像', card: 'カード', online: 'オンライン', bank: '銀行' },
  recharges: {
    agreed: '記録しました。もう一人が同じ着金額を確認する必要があります', large: '高額のため、二人が同じ着金額を確認する必要があります。二人目が反映します。', approvals: 'これまでの同意', approval: '%{operator}：%{amount}',
    title: 'チャージ %{amount}', asked: '申請額', arrived: '着金額', evidence: '証拠画像', no_evidence: 'この方法には画像がありません。', enlarge: '拡大', duplicates: '同じ画像 %{count} 件', same_picture: '同じ画像の申請', same_picture_text: 'この画像は複数回送られています。承認前によく確認してください。', own: '同じ利用者',
    address_known: 'この利用者のアドレス', address_unknown: 'この利用者のアドレスではありません', only_duplicates: '重複画像のみ', taken_back: '取り戻し', borne: '当社負担', message: '利用者へのメッセージ', payment: '証明', states: { waiting: '支払い待ち', auditing: '審査中', passed: '承認済み', refused: '拒否' },
    approve: '承認', approve_text: '%{name} に着金額を計上します。ここでは取り消せず、二人での調整が必要になります。', arrived_label: '着金額（USD）', message_label: '利用者へのメッセージ', message_help: '申請額と異なる場合は必須です。', approved: '計上しました', refuse: '拒否', refuse_text: '%{name} には何も計上されません。', refused: '拒否しました', reversals: '異議と返金', reversal: { dispute: '異議', refund: '返金' },
  },
  withdrawals: {
    own_approval: 'あなたが承認しました。実行は別の担当者が行います。', release: '保留を解除', release_text: '%{name} の支払いが取り消されたため保留中です。損失が解決してから解除してください。', released: '保留を解除しました', held_text: 'この会員の支払いが取り消されました。解除するか拒否するまで支払えません。', taken_back: '取り消された支払い', release_reason: '解除の理由',
    title: '出金 %{sn}', asked_by: '申請者', receives: '受取額', fee: '手数料', fee_waived: '手数料免除', to: '送金先', holder: '口座名義', bank_name: '銀行', review_before: '決定期限', not_before: '最短日時', late: '期限超過', code_unchecked: '決済コードなし', code_unchecked_text: '古いクライアントから決済コードなしで申請されました。よく確認してください。', second: '二人承認', approved_by: '承認者', decided_by: '決定者', batch: 'バッチ', rate: 'レート', arrival: '約束の到着',
    hours: '%{smart_count} 時間', credentials: 'パスワード等の変更', address_added: '送金先の登録', address_uses: '過去の支払い', times: '%{smart_count} 回', never: 'なし', history: '経過', promise: '約束', judge: '判断材料', queues: { auditing: '審査中', needs_approval: '承認待ち', ready: '支払い可能', on_hold: '保留中', paying: '支払い中', late: '期限超過', passed: '完了', refused: '拒否', cancelled: '取消' },
    events: { asked: '申請', approved: '承認', released: '保留解除', handed_over: '支払いに引き渡し', passed: '完了', refused: '拒否', cancelled: '取消' }, pass: '完了にする', pass_text: '%{name} に %{amount} を支払ったことを記録します。', reference_label: '銀行の照会番号またはトランザクションハッシュ', passed: '完了しました', approve: '承認', approve_text: '二人のうちの一人目です。完了は別の人が行います。', approved: '承認しました。別の人が完了できます', refuse: '拒否', refuse_text: '金額と手数料はすぐに %{name} に戻ります。', refused: '拒否し、返金しました',
    export: '支払いに引き渡す', export_text: '支払い可能なすべてを CSV のバッチにします。以後、利用者は取り消せません。', export_some: '選択したものを CSV のバッチにします。以後、利用者は取り消せません。', exported: 'バッチを作成しました',
  },
  payout_batches: { number: 'バッチ', made_at: '作成日時', made_by: '作成者', count: '出金件数', open: '未完了' },
  corrections: {
    amount_help: 'マイナスを付けると利用者から差し引きます。', against: '相手勘定', ask: '調整を申請', ask_text: '別のオペレーターが承認するまで何も動きません。', asked: '申請しました。別の人の承認が必要です', reason_label: '理由（利用者に表示）', approve: '承認して記帳', approve_text: '%{name} に %{amount}。申請者 %{by}：「%{reason}」', approved: '記帳しました', refuse: '拒否', take_back: '取り下げ', refused: '記帳せずに閉じました',
    sources: { platform: '当社収益', bank: '銀行', card: 'カード' }, states: { asked: '二人目待ち', approved: '記帳済み', refused: '終了' },
  },
  users: { username: '名前', nickname: '表示名', email: 'メール', mobile: '携帯番号', since: '登録日時', statement: '取引明細', account: '口座', available: '利用可能', held: '出金保留', opening: '開始残高', closing: '終了残高', movement: '内容', after: '取引後残高', number: '番号', search: '名前、メール、携帯番号、ID', recharges: 'チャージ', withdrawals: '出金', journal: '仕訳帳' },
  journal: { memo: '摘要', entries: '仕訳', account: '勘定', after: '記帳後残高' },
  books: {
    owed: '負債', held: '保有', difference: '差額', difference_help: 'ゼロでなければ帳簿に誤りがあります', owed_to: '預り金の内訳', held_at: '保有（出所別）', compare: '負債と保有', run: '帳簿を再計算', run_text: 'すべての取引と残高を計算し直します。少し時間がかかり、何も変更しません。', ran: '再計算しました', checks: '再計算', right: '正常', wrong: '異常', duration: '所要時間', nightly: '毎夜', transactions: '取引', entries: '仕訳', took: '%{ms} ミリ秒', last: '最後の再計算',
    sources: { bank: '銀行', card: 'カード', demo: 'デモ資金' },
    kinds: { user_available: '利用者の残高', user_held: '出金保留', shop_available: 'ショップ', shop_held: 'ショップ振込手続き中', shop_debt: 'ショップの未払い', order_escrow: '注文の預託', platform_duties: '預かり関税・税金', duties_ahead: '先に納付、相殺待ち', platform_revenue: '当社収益', platform_promotions: '販促', outside: '外部' },
  },
  dashboard: { owed: '預り金', held: '保有額', recharges: '審査待ちチャージ', withdrawals: '審査待ち出金', late: '%{smart_count} 件超過', all_in_time: '期限内', corrections: '承認待ちの調整', in_order: '1 セントまで一致', not_in_order: '%{amount} の差', next_recharges: '最も長く待つチャージ', next_withdrawals: '次に決める出金', nothing: '待っているものはありません。', see_all: 'すべて見る', owed_parts: '負債の内訳', hello: 'ようこそ、%{name} さん', no_desk: '左から作業を選んでください。' },
  settings: {
    change: '変更', history: '履歴', no_fee: '空欄のままなら、このネットワークでの出金はできません。', since: '%{moment} から', standard: '標準', upcoming: '%{moment} から：%{value}', effective: '適用開始', effective_help: '現地時間。空欄なら今すぐ。以前の約束は変わりません。', changed: '変更しました', installation: 'システム', mode_text: '開いたウォレットは他人のお金を預かり、払い出します。多くの国で決済や電子マネーの免許が、オンチェーンでは暗号資産の免許が必要です。整ってから開いてください。',
    open: '開：チャージと出金', closed: '閉：返金と収益のみ', hours: '%{smart_count} 時間', days: '%{smart_count} 日', minutes: '%{smart_count} 分', groups: { duties: '関税と税', settlement: 'ショップとの精算', payout: 'ショップへの振込', orders: '注文', aftersale: 'アフターサービス', reviews: 'レビュー', dispute: '紛争', wallet: 'ウォレット', withdrawal: '出金', security: 'セキュリティ', recharge: 'チャージ', network: 'ネットワーク' },
    weekly: '毎週と申請時', on_request: '申請時のみ',
    names: { settlement: { newShopDays: '最初の精算から新しいショップとみなす期間', newShopHoldDays: '新しいショップの精算の待機' }, payout: { minimum: '最低振込額', schedule: '振込' }, orders: { payMinutes: '支払い期限', unpaidGroupsCount: '未払い注文の上限', unpaidPiecesCount: '未払い注文の点数の上限', cancelFreeMinutes: '支払い後すぐにキャンセルできる時間', cancelAnswerHours: 'キャンセル依頼への回答期限', shipWithinDays: '発送期限（営業日）', notShippedGraceHours: '期限後の未発送で自動キャンセルまで', confirmAfterDeliveredDays: '配達後に受取済みとするまで', confirmAfterDispatchDays: '発送後に受取済みとするまで（配達記録なし）', extendDays: '購入者による1回の延長', afterSaleDays: '返金を申請できる期間', parcelSilentDays: '更新なしとみなすまで' }, aftersale: { answerHours: '返金申請へのショップの回答期限', offerHours: '提案への購入者の回答期限', escalateHours: '運営に裁定を求められる期限', returnDays: '商品の返送期限', checkDays: '返送品の確認期限', smallAmount: '無回答で同意とみなす金額', returnFreightMost: 'ショップが負担する返送料の上限', lateDays: '取引完了後に返金を申請できる期間' }, reviews: { withinDays: '取引完了後にレビューできる期間', editDays: 'レビューを変更できる期間', followUpDays: 'レビューに追記できる期間' }, dispute: { evidenceHours: '証拠を受け付ける時間', rulingDays: '裁定まで' }, wallet: { mode: 'ウォレット' }, withdrawal: { bank: '銀行の手数料', chain: 'オンチェーンの手数料', minimum: '最小出金額', maximum: '最大出金額', perDay: '1 日の上限', secondApproverFrom: '二人承認の下限', reviewHours: '決定まで', arrivalHours: '到着まで' }, security: { lockHours: 'パスワード等の変更後の待機', recoveryLockHours: '再発行後の待機', newAddressHours: '新しい送金先の待機' }, recharge: { minimum: '最小チャージ額', secondApproverFrom: '手動反映に二人必要な額' }, duties: { secondApproverFrom: '納付に二人必要な額' } },
    parts: { fixed: '固定', percentBp: '割合', min: '下限', max: '上限', bank: '銀行', chain: 'オンチェーン' },
  },
  operators: { name: '名前', email: 'メール', roles: '役割', last_act: '最後の操作', states: { invited: '招待中', active: '有効', disabled: '停止' }, add: 'オペレーターを追加', added: '追加しました', change_roles: '役割を変更', roles_changed: '役割を変更しました', disable: '停止', disable_text: '%{name} を締め出し、セッションを終了します。', disabled: '停止しました', reset: '再び入れる', reset_text: '%{name} に一度だけ使えるパスワードを発行し、コードを設定し直してもらいます。セッションは終了します。', reset_done: 'パスワードを発行しました', once_title: '一度だけ使えるパスワード', once_text: '今すぐ %{name} に直接渡してください。表示は一度だけです。' },
  audit,
  clock: {
    text: 'デモの時刻は先へだけ進められます。途中で期限を迎えたことはすべて実行されます。荷物が届き、注文が完了し、ショップに支払われます。',
    now: 'ショップの時刻', ahead: '実際の時刻との差', real: '差はありません', pass: '時間を進める', move_text: '進めた時間は戻せません。サインインは切れません。', moved: '時間を進めました',
    next: '次に期限を迎えるもの', what: '内容', in: 'あと', go: 'そこまで進める', nothing_due: '期限を迎えるものはありません。', moves: '進めた時間の記録', until: '到着時刻', way: '経過', happened: 'タイマーの動作', nothing: '期限なし', failed: '失敗', done: '%{smart_count} 件処理',
    deadlines: { orders: { pay_before: '未払いの注文が閉じる', cancel_answer_by: 'ショップがキャンセルに回答する期限', ship_by: 'ショップの発送期限', unshipped_at: '未発送の注文が取り消される', confirm_at: '注文が受取済みになる', after_sale_until: '注文が完了しショップに支払われる' }, parcels: { ask_at: '配送会社への状況確認' }, refunds: { due_at: '返金申請の対応期限' } },
  },
  orders: {
    search: '注文・追跡・支払いの番号、購入者、ショップ', books: '帳簿', life: '経過', payment_number: '支払い番号', promo: 'クーポンコード', reason_help: '購入者とショップがそのまま読みます。',
    steps: { placed: '注文', paid: '支払い', late: '発送期限超過', cancel_asked: '購入者がキャンセルを希望', cancel_refused: 'ショップがキャンセルを拒否', sent: '荷物を発送', arrived: '配達', extended: '受取確認の期限を延長', paused: '荷物に問題', received: '受け取り', completed: '完了', cancelled: 'キャンセル', refunded: '返金' },
  },
  demo_chain: {
    text: 'このデモ専用の小さなチェーンです。ここの通貨に価値はありません。利用者の「オンチェーン送金」に表示されるアドレスへ送り、確定するまでブロックを作成してください。', none: 'デモチェーンは動いていません。', token: 'トークン', head: '最新ブロック', final: '確定済み', send: 'テスト送金', send_text: 'ウォレットと同じように、このネットワークの任意のアドレスへデモ通貨を送ります。',
    address_help: '利用者は「チャージ」の「オンチェーン送金」で自分のアドレスを確認できます。', sent: '送金しました。最新ブロックに入っています', mine: 'ブロックを作成', mine_text: 'チェーンの時間を進めます。ここでは Tron は 20 ブロック、Ethereum は 64 ブロックで確定します。', blocks: 'ブロック数', blocks_help: '1～200', mined: 'ブロックを作成しました',
  },
  health,
  mails,
  reviews,
  ...profile,
  ...rates,
  ...freight,
  ...house,
  ...promos,
  ...settlement,
  shop,
  ...aftersales,
  ...chains,
};
