import type { Words } from '../en.ts';

export const audit: Words['audit'] = {
  act: '操作', subject: '対象', operator: 'オペレーター', command_line: 'コマンドライン',
  acts: {
    books: { checked: '帳簿を再計算' },
    clock: { moved: '時間を進めた' },
    promo: { make: 'クーポンコードを作成', end: 'クーポンコードを終了' },
    commission: { set: '手数料を設定' },
    correction: { asked: '残高調整を申請', approved: '残高調整を記帳', refused: '残高調整を終了' },
    day_off: { added: '休業日を登録', removed: '休業日を外す' },
    demo_chain: { mined: 'デモブロックを生成', sent: 'テスト送金' },
    deposit: { approved: '入金に一人目が同意', credited: '入金を反映', dismissed: '入金を終了' },
    dispute: { ruled: '紛争を裁定' },
    duty: { add: '関税の規則を追加', end: '関税の規則を終了' },
    duty_remittance: { asked: '関税・税の納付を申請', booked: '関税・税を納付', refused: '納付を終了' },
    mail: { sent_again: 'メールを再送' },
    network: { added: 'ネットワークを追加', change_asked: 'ネットワークの変更を申請', change_refused: 'ネットワークの変更を終了', changed: 'ネットワークを変更', closed: 'ネットワークを停止', key_asked: 'ネットワークの鍵を申請', key_set: 'ネットワークの鍵を設定', opened: 'ネットワークを公開', rescan_asked: 'チェーンを再確認' },
    operator: { added: 'オペレーターを追加', code_refused: '認証コードを拒否', disabled: 'オペレーターを停止', enrolled: 'コードの設定を完了', enrolment_started: 'コードの設定を開始', reset: 'オペレーターを再設定', roles_changed: '役割を変更', signed_in: 'ログイン', signed_out: 'ログアウト' },
    order: { cancelled: '注文をキャンセル' },
    rates: { fetch: 'レートを取得', load: 'レートを読み込み' },
    recharge: { agreed: 'チャージに一人目が同意', approved: 'チャージを承認', refused: 'チャージを却下' },
    review: { hidden: 'レビューを非表示', kept: 'レビューを維持', shown: 'レビューを再表示' },
    setting: { changed: '設定を変更' },
    trader: { checked: 'ショップの運営者を確認', withdrawn: 'ショップの確認を取り消し' },
    withdrawal: { approved: '出金を一人目が承認', passed: '出金を実行', refused: '出金を却下', released: '出金の保留を解除' },
    withdrawals: { handed_over: '出金を支払いへ引き渡し' },
  },
};
