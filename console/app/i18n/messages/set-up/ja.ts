import type { Messages } from '../en.ts';

export const setUp: Messages['set_up'] = {
  title: 'Tradewind の初期設定',
  intro: '最初の管理者を作成します。ほかに担当者がいないため、すべての役割が付きます。',
  name: 'お名前',
  go_on: '次へ',
  key_text: '認証アプリでスキャンするか、キーを入力してください。',
  wallet: '購入者のウォレット',
  at_once: '設定が終わるまで、お金を守る変更をすぐに反映する',
  at_once_help:
    '選ばない場合、手数料、ネットワーク、担当者の変更は24時間後になります。終わりはチェックリストが知らせます。',
  finish: '完了して管理画面を開く',
};

export const checklist: Messages['checklist'] = {
  text: '最初の販売までに必要なことです。条件がそろうと自動で完了になります。',
  progress: '{total}件中{done}件完了',
  complete: '最初の販売に必要な設定はすべて完了しました。',
  missing: '最初の販売に必要な設定が残っています',
  show: 'チェックリストを見る',
  open: '開く',
  done: '完了',
  to_do: '未完了',
  entries: {
    mail: {
      title: 'メール',
      text: 'SMTP_URL、MAIL_FROM と、リンク用の PUBLIC_URL を設定して再起動してください。招待やコードはメールで届きます。',
    },
    operators: {
      title: '2人目の管理者',
      text: 'お金を守る操作には2人が必要です。サーバーで「npm run operator」を使って追加するか、招待してからサーバーで確認してください。',
    },
    wallet: {
      title: 'ウォレットの種類',
      text: '他人のお金を預かるには、資金移動業や電子マネー業の免許が必要な場合があります。認められた地域でのみ開放してください。',
    },
    payment: {
      title: '支払い方法',
      text: 'ウォレットが開放され、ネットワーク、または Stripe のキーを設定してカードでチャージできます。',
    },
    withdrawal: { title: '出金', text: '銀行への出金手数料を設定してください。限度額と時間も同じ画面にあります。' },
    commission: {
      title: '手数料率',
      text: '販売ごとにプラットフォームが受け取る割合を設定してください。それまでは5%です。',
    },
    duties: { title: '関税と税', text: '配送先の国の規則を入力すると、購入者に総額が表示されます。' },
    shop: { title: '最初の出店者', text: '開店しているショップがあります。' },
    freight: { title: '配送', text: '開店中のショップが、自分の管理画面で配送先と送料を登録しています。' },
    products: { title: '商品', text: '開店中のショップが商品を販売しています。' },
    waiting: {
      title: '待ち時間',
      text: '盗まれたセッションで気づかれずに変更されないよう、お金を守る変更に待ち時間を戻します。',
    },
  },
};
