import type { Words } from '../en.ts';

export const chains: Pick<Words, 'deposits' | 'networks'> = {
  deposits: {
    title: '入金 %{amount}', tx: 'トランザクション', block: 'ブロック', from: '送金元', to: '着金アドレス', token: 'トークン', coin: 'チェーンの基軸通貨', units: '最小単位', seen_at: '検知', settled_at: '処理日時',
    confirmations: '承認数', of: '%{done}/%{needed}', owner: 'アドレスの持ち主', owner_none: '現在なし', address_network: '割り当て先', claims: '申請', claims_text: '自分の送金だと申し出た会員です。提出された証拠と照らし合わせてください。',
    claimed_at: '申請日時', no_claims: '申請はまだありません。', no_evidence: '画像の提出なし', search: '取引ハッシュ', approvals: 'これまでの同意', approval: '%{operator}：%{name} へ', same: '同じトランザクション内', large: '二人必要',
    queues: { waiting: '要判断', claimed: '申請あり', below_minimum: '最低額未満', unmatched: '該当なし', seen: '検知済み', gone: '消失', credited: '反映済み', closed: '終了' },
    states: { seen: '検知済み', gone: 'チェーンから消失', credited: '反映済み', below_minimum: '最低額未満', unmatched: '該当なし', closed: '終了' },
    reasons: { no_owner: '持ち主のいないアドレス', other_token: '対象外のトークン', other_network: '別のネットワーク経由' },
    credit: '反映する', credit_small: '最低額未満でも反映する', credit_text: '%{amount} を反映します。ここでは取り消せず、二人による帳簿訂正のみ可能です。', credit_large: '高額のため、二人が同じ会員を選ぶ必要があります。二人目が反映します。',
    to_whom: '反映先', note: '社内メモ', note_help: '申請していない会員に反映する場合は必須です。', credited: '反映しました', agreed: '記録しました。もう一人の同意が必要です',
    dismiss: '反映せずに終了', dismiss_text: '何も反映しません。後から反映することもできます。', dismissed: '終了しました', other_token_text: '対象外のトークンのため、帳簿上の価値がありません。対応を書き添えて終了してください。',
  },
  networks: {
    code: 'コード', kind: 'チェーン', kinds: { tron: 'Tron', evm: 'Ethereum 系' }, name: '名称', chain_id: 'チェーン番号', rpcs: 'RPC', rpcs_help: '1 行に 1 つ、この順で問い合わせます。そのまま残した行は秘密部分も保たれます。空なら監視しません。',
    no_rpcs: 'なし：証拠を人が確認', token: 'トークンのコントラクト', symbol: '記号', decimals: '小数桁', finality: '反映の時点', finalities: { finalized: 'チェーンが確定とした時', confirmations: '承認数に達した時' }, confirmations: '承認数',
    minimum: '最低入金額', key: '拡張公開鍵', first_address: '最初のアドレス', first_address_help: 'ウォレットと見比べてください。', addresses: '割り当て済みアドレス', test: 'テスト用', test_yes: 'はい：送金しないよう警告します', test_no: 'いいえ', on: '公開中', off: '停止中', history: '変更の記録',
    add: 'ネットワークを追加', add_text: '停止状態で追加されます。公開には鍵が必要です。', added: '追加しました', change: '変更', change_text: '次の監視から有効です。トークンと RPC は何を資金とみなすかを決めます。二度確認してください。', changed: '受け付けました。RPC やトークンなど判定に関わる項目は、別の管理者の承認後に有効になります',
    open: '公開', open_text: '今後 %{name} のアドレスを会員に割り当てます。', opened: '公開しました', close: '停止', close_text: '%{name} の新しいアドレスは割り当てません。割り当て済みのアドレスへの入金は反映されます。', closed: '停止しました',
    set_key: '鍵を設定', set_key_text: 'アカウントの拡張公開鍵（xpub）のみ。秘密鍵は絶対に入力しないでください。割り当て済みのアドレスは変わりません。', key_set: '申請しました。別の管理者の承認が必要です',
    watcher: '監視', scanned: '確認済みブロック', head: '最新ブロック', behind: '遅れ', last_look: '最後の確認', error: '応答', again: '再確認の位置', unwatched: '監視なし', alive: '稼働中', late: '応答なし',
    rescan: '再確認', rescan_text: 'このブロックから %{name} をもう一度確認します。反映済みのものは変わらず、見落としが見つかります。', from_block: '開始ブロック', rescan_asked: '再確認を始めました',
    acts: { added: '追加', changed: '変更', opened: '公開', closed: '停止', key_set: '鍵の設定', rescan_asked: '再確認', change_asked: '変更の申請', key_asked: '鍵の申請', change_refused: '変更の却下' },
    waiting: '別の担当者の承認待ち', waiting_text: '%{name} が申請しました。まだ何も変わっていません。別の管理者の承認が必要です。', agree: '承認', agree_text: 'すぐに有効になります。トークン、RPC、アドレスをご自身の情報源と照合してください。', agreed: '承認し、有効になりました', decline: '却下', take_back: '取り下げ', declined: '変更せずに終了しました',
  },
};
