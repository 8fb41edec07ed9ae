import type { Complete } from '../complete.ts';
import type { questions as english } from './en.ts';

export const questions = {
  'questions.seeAll': 'すべての質問',
  'questions.ask': '質問する',
  'questions.none': 'まだ質問はありません。ショップや購入した人が回答します。',
  'questions.open_other': '回答待ちの質問が{count}件あります',
  'questions.q': 'Q',
  'questions.a': 'A',
  'questions.shop': 'ショップ',
  'questions.bought': '購入者',
  'questions.edited': '変更済み',
  'questions.unanswered': 'まだ回答はありません',
  'questions.mine': '自分の質問',
  'questions.text': '質問内容',
  'questions.text.hint': 'サイズ、素材、対応機種など、商品説明にないことを聞けます',
  'questions.text.missing': '質問を入力してください',
  'questions.public':
    '質問は公開されます。名前は最初の1文字だけ表示されます。注文についてはショップへお問い合わせください。',
  'questions.send': '質問を投稿',
  'questions.sent': '質問を公開しました',
  'questions.cancel': 'キャンセル',
  'questions.answer': '回答する',
  'questions.answer.text': '回答内容',
  'questions.answer.missing': '回答を入力してください',
  'questions.answer.send': '回答を公開',
  'questions.answer.sent': '回答を公開しました',
  'questions.report': '報告',
  'questions.report.reason': '問題点を選んでください',
} satisfies Complete<typeof english>;
