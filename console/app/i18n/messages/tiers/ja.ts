import type { Messages } from '../en.ts';

export const tiers: Messages['tiers'] = {
  title: '出金の上限',
  tier: '区分',
  day: '24時間：残り {left}（上限 {limit}）',
  month: '30日間：残り {left}（上限 {limit}）',
  unlimited: 'この区分に個別の上限はありません。',
  given: '{by}が設定：{reason}',
  follows: 'アカウントに応じて決まります。メールアドレスと携帯電話番号の確認で「確認済み」になります。',
  set: '区分を変更',
  set_text: '次の出金から適用されます。',
  account: 'アカウントに応じる（{tier}）',
  done: '区分を変更しました',
  names: { new: '新規', confirmed: '確認済み', verified: '審査済み' },
};
