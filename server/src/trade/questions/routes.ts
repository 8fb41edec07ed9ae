import * as contract from '@tradewind/contract/trade/questions';
import { refuse } from '@tradewind/contract/base/refusals';
import type { Deps } from '../../base/deps.ts';
import type { Api } from '../../base/http/api.ts';
import { requireAdult } from '../../goods/catalog/index.ts';
import { answerQuestion } from './answer-question.ts';
import { askQuestion } from './ask-question.ts';
import { presentQuestion } from './present-question.ts';
import { answeredOfProduct, hasBought, productWithQuestions, questionsOfProduct } from './questions-queries.ts';
import { reportQuestion } from './report-question.ts';

/** Routes of shoppers and visitors for questions about products. */
export function questionsRoutes(api: Api, deps: Deps): void {
  const { read } = deps.db;

  api.cached(contract.productQuestions, async (call, { product_id: productId, answered, cursor, limit }) => {
    const userId = call.actor?.userId ?? null;
    const product = await productWithQuestions(read, productId);
    if (!product) refuse('product_not_found');
    requireAdult(call, [product]);
    const { total } = product;
    const list = () =>
      answered === 1
        ? answeredOfProduct(read, { productId, locale: call.locale, limit })
        : questionsOfProduct(read, { productId, cursor, limit });
    const [rows, bought] = await Promise.all([
      total > 0 ? list() : [],
      userId !== null && hasBought(read, userId, productId),
    ]);
    return {
      list: rows.map((row) => presentQuestion(row, userId)),
      next: answered === 1 || rows.length < limit ? null : (rows.at(-1)?.id ?? null),
      total,
      can_answer: bought ? (1 as const) : (0 as const),
    };
  });

  api.shopper(contract.askQuestion, (call, input) => askQuestion(deps, call, input));
  api.shopper(contract.answerQuestion, (call, input) => answerQuestion(deps, call, input));
  api.shopper(contract.reportQuestion, (call, input) => reportQuestion(deps, call, input));
}
