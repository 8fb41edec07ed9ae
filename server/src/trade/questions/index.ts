import type { Deps } from '../../base/deps.ts';
import type { Module } from '../../base/module.ts';
import { questionsDeskRoutes } from './desk-routes.ts';
import { questionsRoutes } from './routes.ts';
import { questionsShopRoutes } from './shop-routes.ts';

export { answerForShop, answerQuestion } from './answer-question.ts';
export { askQuestion } from './ask-question.ts';
export { questionAnswered, questionAsked, questionHidden } from './question-events.ts';

/** Public questions about products, with answers of shops and buyers. */
export const questionsModule = (deps: Deps): Module => ({
  routes(api) {
    questionsRoutes(api, deps);
    questionsShopRoutes(api, deps);
    questionsDeskRoutes(api, deps);
  },
});
