import type { Words } from '../en.ts';

export const shop: Words['shop'] = {
  desk: 'ショップデスク', change: 'ショップを切り替える',
  roles: { owner: 'オーナー', staff: 'スタッフ' },
  sign_in: {
    door: 'ご利用の立場', shop: 'ショップ', operator: '運営', title: 'ショップにサインイン', account: 'ユーザー名、メールアドレス、または電話番号', help: 'お買い物に使うアカウントでサインインします。一緒に運営する人もそれぞれ自分のアカウントを使います。',
  },
  dashboard: { see: 'お客様の画面で見る' },
};
