import type { Messages } from '../en.ts';

export const account: Messages['account'] = {
  title: 'アカウント',
  password: 'パスワード',
  password_text: '変更すると、ほかの端末からログアウトします。',
  change_password: 'パスワードを変更',
  present_password: '現在のパスワード',
  new_password: '新しいパスワード',
  password_changed: 'パスワードを変更し、ほかの端末からログアウトしました',
  sessions: 'ログイン中の端末',
  this_device: 'この端末',
  unknown_device: '不明な端末',
  since: '{moment}に{address}からログイン',
  last_used: '最終使用：{moment}',
  end: 'ログアウト',
  end_text: '{device}は再度ログインが必要になります。',
  ended: 'ログアウトしました',
  end_others: 'ほかの端末をすべてログアウト',
  end_others_text: 'この端末以外は、すべて再度ログインが必要になります。',
  places: {
    storefront: 'ストア',
    shop_desk: 'ショップ管理画面',
  },
  factor: {
    title: '二段階認証',
    off_text:
      '設定すると、ショップ管理画面へのログインでパスワードに加えて認証アプリのコードが必要になります。ご自身の出金と出金先の追加でも必要になります。',
    missing_text: 'この役割のメンバーには二段階認証が必須です。続けるには設定してください。',
    on_text: '{moment}から有効です。ショップ管理画面へのログインでコードが必要です。',
    left: '残りの回復コード：{smart_count}',
    start: '設定する',
    start_text: '先にログインパスワードを入力してください。',
    scan_text:
      '認証アプリで読み取るか、シークレットを入力し、表示されたコードを入力してください。有効時間は{minutes}分です。',
    confirm: '確認する',
    recovery_title: '回復コード',
    recovery_text:
      '認証アプリを失ったとき、それぞれ一度だけコードの代わりに使えます。安全な場所に保管してください。再表示はできません。',
    stored: '保管しました',
    renew: '回復コードを作り直す',
    renew_text: '現在の回復コードは使えなくなります。',
    remove: '解除する',
    remove_text: 'ショップ管理画面へのログインはパスワードだけになります。',
    removed: '二段階認証を解除しました',
    code: '認証アプリのコード、または回復コード',
  },
};
