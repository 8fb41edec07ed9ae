import { pickText } from '@tradewind/contract/base/locales';
import { requireFound } from '@tradewind/contract/base/refusals';
import * as contract from '@tradewind/contract/trade/shop-desk/questions';
import type { Read } from '../../base/db/database.ts';
import { thenAnswer } from '../../base/db/work.ts';
import type { Deps } from '../../base/deps.ts';
import type { Api } from '../../base/http/api.ts';
import type { MerchantCall } from '../../base/http/call.ts';
import { answerForShop, editAnswer } from './answer-question.ts';
import { presentQuestion } from './present-question.ts';
import { findForShop, listForShop, type ShopQuestionRecord } from './shop-queries.ts';

/** Routes of the shop desk for questions about products. */
export function questionsShopRoutes(api: Api, deps: Deps): void {
  const { read } = deps.db;

  const present = (row: ShopQuestionRecord, { actor, locale }: MerchantCall): contract.ShopQuestion => ({
    ...presentQuestion(row, actor.userId),
    id: row.id,
    product_id: row.product_id,
    title: pickText(row.titles, locale),
    image: row.image,
    hidden_because: row.hidden_at ? row.hidden_because : null,
    own_answer: row.own && {
      text: row.own.words,
      hidden_because: row.own.hidden_at ? row.own.hidden_because : null,
    },
    can_answer: row.own || row.hidden_at ? 0 : 1,
    can_edit: row.own && !row.own.hidden_at && !row.hidden_at ? 1 : 0,
  });

  const shown = async (from: Read, call: MerchantCall, id: string) =>
    present(requireFound(await findForShop(from, call.actor.shopId, id), 'question_not_found'), call);

  api.merchant(contract.shopQuestions, async (call, input) => {
    const { list, total, counts } = await listForShop(read, call.actor.shopId, input);
    return { list: list.map((row) => present(row, call)), total, counts };
  });

  api.merchant(contract.shopQuestionById, (call, { id }) => shown(read, call, id));

  api.merchant(contract.answerForShop, async (call, input) =>
    thenAnswer(answerForShop(deps, call, input), (tx) => shown(tx, call, input.id)),
  );
  api.merchant(contract.editAnswer, async (call, input) =>
    thenAnswer(editAnswer(call, input), (tx) => shown(tx, call, input.id)),
  );
}
