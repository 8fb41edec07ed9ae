import type { Messages } from '../en.ts';

export const passkeys: Pick<Messages, 'passkeys'> = {
  passkeys: {
    title: 'パスキー',
    text: '端末の指紋・顔・PIN、またはセキュリティキーでログインします。このサイトだけに有効でフィッシングされず、コードの代わりにもなります。',
    unavailable: 'このブラウザーまたはアドレスではパスキーを使えません。',
    add: 'パスキーを追加',
    add_text: 'ご本人であることを確認します。続いて、ブラウザーの画面で保存先を選んでください。',
    follow: 'ブラウザーの指示に従ってください',
    added: 'パスキーを追加しました',
    failed: 'パスキーを使えませんでした。もう一度お試しください。',
    dismissed: 'パスキーは使われませんでした。もう一度お試しください。',
    since: '{moment}に追加',
    rename: '名前を変更',
    name: '名前',
    renamed: 'パスキーの名前を変更しました',
    remove: '削除',
    remove_text: '{name}ではログインできなくなり、ほかの端末はログアウトされます。端末からも削除してください。',
    removed: 'パスキーを削除しました',
    sign_in: 'パスキーでログイン',
    or_code: '空欄にするとパスキーを使います。',
  },
};
