import { pickText } from '@tradewind/contract/base/locales';
import { requireFound } from '@tradewind/contract/base/refusals';
import * as contract from '@tradewind/contract/trade/desk/questions';
import type { ReportReason } from '@tradewind/contract/trade/reviews';
import type { Deps } from '../../base/deps.ts';
import type { Api } from '../../base/http/api.ts';
import type { DeskCall } from '../../base/http/call.ts';
import { hideQuestion, keepQuestion, showQuestion } from './decide-question.ts';
import { findForDesk, listForDesk, type DeskQuestionRecord } from './desk-queries.ts';
import { isoTime } from './present-question.ts';

/** Routes of the desk for questions about products. */
export function questionsDeskRoutes(api: Api, deps: Deps): void {
  const { read } = deps.db;

  const shown = async ({ locale }: DeskCall, id: string) =>
    present(requireFound(await findForDesk(read, id), 'question_not_found'), locale);

  api.operator(contract.deskQuestions, async ({ locale }, input) => {
    const { rows, next, total, counts } = await listForDesk(read, input);
    return { list: rows.map((row) => present(row, locale)), total, next, counts };
  });

  api.operator(contract.deskQuestionById, (call, { id }) => shown(call, id));

  api.operator(contract.hideQuestion, async (call, input) => {
    await hideQuestion(deps, call, input);
    return shown(call, input.id);
  });

  api.operator(contract.showQuestion, async (call, input) => {
    await showQuestion(deps, call, input);
    return shown(call, input.id);
  });

  api.operator(contract.keepQuestion, async (call, input) => {
    await keepQuestion(deps, call, input);
    return shown(call, input.id);
  });
}

const present = (row: DeskQuestionRecord, locale: DeskCall['locale']): contract.DeskQuestion => ({
  id: row.id,
  product_id: row.product_id,
  title: pickText(row.titles, locale),
  image: row.image,
  mer_id: row.shop_id,
  mer_name: row.shop_name,
  user_id: row.user_id,
  username: row.username,
  text: row.words,
  at: row.asked_at.toISOString(),
  hidden: hiddenBy(row),
  answers: row.answers.map((answer) => ({
    answer_id: answer.id,
    by: answer.by_shop ? 'shop' : 'buyer',
    user_id: answer.user_id,
    username: answer.username,
    text: answer.words,
    at: isoTime(answer.answered_at),
    edited_at: answer.edited_at && isoTime(answer.edited_at),
    hidden: hiddenBy(answer),
  })),
  open_reports: row.reports.filter((report) => !report.decided_at).length,
  reports: row.reports.map((report) => ({
    id: report.id,
    answer_id: report.answer_id,
    by: report.by,
    reason: report.reason as ReportReason,
    words: report.words,
    at: isoTime(report.reported_at),
    decided_at: report.decided_at && isoTime(report.decided_at),
  })),
});

interface Hideable {
  hidden_at: Date | string | null;
  hidden_because: string;
  hider: string | null;
}

const hiddenBy = ({ hidden_at: at, hidden_because: because, hider }: Hideable): contract.DeskQuestion['hidden'] =>
  at === null ? null : { at: isoTime(at), by: hider ?? '', because };
