import { requireFound, refuse } from '@tradewind/contract/base/refusals';
import type { AuditAct } from '@tradewind/contract/platform/desk/audit-acts';
import type { Tx } from '../../base/db/database.ts';
import type { Deps } from '../../base/deps.ts';
import type { DeskCall } from '../../base/http/call.ts';
import { audit } from '../../platform/operators/index.ts';
import { hasWords } from '../reviews/index.ts';
import { questionHidden } from './question-events.ts';
import { changeAnswer, changeQuestion, closeReports, findAnswer, lockQuestion } from './questions-store.ts';

/** What an operator decides about: a question, or one of its answers. */
interface Decision {
  id: string;
  answer_id?: string | undefined;
  reason: string;
}

interface Subject {
  questionId: string;
  answerId: string | null;
  hiddenAt: Date | null;
}

/** Hides a question or an answer. @throws Refusal `reason_required`, `question_not_found`, `already_decided`. */
export async function hideQuestion(deps: Deps, call: DeskCall, decision: Decision): Promise<void> {
  await decide(deps, call, decision, 'question.hidden', async (tx, subject) => {
    if (subject.hiddenAt) refuse('already_decided');
    await setHidden(tx, subject, {
      hidden_at: call.now,
      hidden_by: call.operator.id,
      hidden_because: decision.reason,
    });
    await closeReports(tx, subject, call.operator.id, call.now);
    await deps.jobs.publish(tx, questionHidden, { questionId: subject.questionId, answerId: subject.answerId });
  });
}

/** Shows what was hidden again. @throws Refusal `reason_required`, `question_not_found`, `already_decided`. */
export async function showQuestion(deps: Deps, call: DeskCall, decision: Decision): Promise<void> {
  await decide(deps, call, decision, 'question.shown', async (tx, subject) => {
    if (!subject.hiddenAt) refuse('already_decided');
    await setHidden(tx, subject, { hidden_at: null, hidden_by: null, hidden_because: '' });
  });
}

/** Closes reports and leaves it visible. @throws Refusal `reason_required`, `question_not_found`, `already_decided`. */
export async function keepQuestion(deps: Deps, call: DeskCall, decision: Decision): Promise<void> {
  await decide(deps, call, decision, 'question.kept', async (tx, subject) => {
    if ((await closeReports(tx, subject, call.operator.id, call.now)) === 0) refuse('already_decided');
  });
}

const setHidden = (
  tx: Tx,
  { questionId, answerId }: Subject,
  changes: { hidden_at: Date | null; hidden_by: string | null; hidden_because: string },
): Promise<void> => (answerId ? changeAnswer(tx, answerId, changes) : changeQuestion(tx, questionId, changes));

async function decide(
  deps: Deps,
  { operator, now }: DeskCall,
  { id, answer_id: answerId, reason }: Decision,
  act: AuditAct,
  work: (tx: Tx, subject: Subject) => Promise<void>,
): Promise<void> {
  if (!hasWords(reason)) refuse('reason_required', {}, ['reason']);
  await deps.db.transact(async (tx) => {
    const question = requireFound(await lockQuestion(tx, id), 'question_not_found');
    const answer = answerId ? requireFound(await findAnswer(tx, id, { id: answerId }), 'question_not_found') : null;
    const { hidden_at: hiddenAt } = answer ?? question;
    await work(tx, { questionId: id, answerId: answer?.id ?? null, hiddenAt });
    await audit(tx, operator, act, `question:${id}`, { reason, ...(answer && { answer: answer.id }) }, now);
  });
}
