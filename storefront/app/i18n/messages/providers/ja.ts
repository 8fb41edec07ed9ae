import type { Complete } from '../complete.ts';
import type { providers as english } from './en.ts';

export const providers = {
  'provider.continue': '{provider}で続ける',
  'provider.busyText': 'お待ちください。{provider}に確認しています。',
  'provider.cancelled': '{provider}でキャンセルされました。変更はありません。',
  'provider.failed': '処理できませんでした。最初からやり直してください。',
  'provider.back': 'ログインに戻る',
  'provider.newTitle': 'あと一歩です',
  'provider.newText': 'ここで使う名前を決めてください。ご本人であることは{provider}が確認しました。',
  'provider.knownTitle': 'このアカウントをお持ちですか？',
  'provider.knownText':
    '{email}で登録済みのアカウントがあります。ログインすると、今後は{provider}でもログインできます。',
  'provider.knownSubmit': 'ログインして連携',
  'provider.another': '別のアカウントを作る',
  'provider.withoutEmail': 'メールアドレス{email}は使いません。',
  'provider.codeText': '認証アプリのコードを入力してください。',
  'provider.title': 'ほかのログイン方法',
  'provider.intro': 'ほかのサービスのアカウントでログインできます。注文や残高が相手に知られることはありません。',
  'provider.connect': '{provider}と連携',
  'provider.connected': '連携日時：{time}',
  'provider.used': '最終利用：{time}',
  'provider.disconnectNamed': '{provider}の連携を解除',
  'provider.disconnectText': '今後、この連携ではログインできなくなります。',
  'provider.disconnect': '連携を解除',
  'provider.disconnected': '連携を解除しました',
  'provider.done': '{provider}と連携しました',
  'provider.setPassword': 'パスワードを設定',
  'provider.noPassword':
    'このアカウントにはパスワードがありません。メールアドレスや携帯電話番号の変更、パスキー、二段階認証に必要です。',
  'provider.confirmFirst': '先に{provider}でご本人であることを確認します。',
  'provider.goOn': '続ける',
  'provider.passwordSet': 'パスワードを設定しました',
  'provider.connectText': 'ご本人であることを確認します。続いて{provider}の画面で連携を許可してください。',
  'provider.lastWay': 'これが唯一のログイン方法です。解除する前にパスワードを設定してください。',
} as const satisfies Complete<typeof english>;
