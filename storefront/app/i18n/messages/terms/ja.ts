import type { Complete } from '../complete.ts';
import type { terms as english } from './en.ts';

export const terms = {
  'terms.trader': '販売事業者',
  'terms.traderUnknown': 'ショップはまだ事業者情報を登録していません。',
  'terms.checked': '事業者情報は{date}にTradewindが確認しました。',
  'terms.legalName': '正式名称',
  'terms.address': '所在地',
  'terms.number': '登記',
  'terms.tax': '納税者番号',
  'terms.email': 'メール',
  'terms.phone': '電話',
  'terms.policies': 'ショップのポリシー',
  'terms.delivery': '配送',
  'terms.returns': '返品・返金',
  'terms.privacy': 'プライバシー',
  'terms.platformRules': 'Tradewindの規定です。このショップのすべての注文に適用されます。',
  'terms.ownSince': '{date}から、ショップ自身の規定です。',
  'terms.show': '販売事業者とポリシー',
  'terms.nothingLeft': '絞り込みに合う商品がありません',
  'terms.showAll': 'すべての商品を見る',
} satisfies Complete<typeof english>;
