import { type Answer, maxAnswer, type Question } from '@tradewind/contract/trade/questions';
import { useState } from 'react';
import { Button } from '../../design/button.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useRequireSignIn } from '../../shell/guard/use-require-sign-in.ts';
import { ReportPart } from '../reviews/report-part.tsx';
import { QuestionPart } from './question-part.tsx';
import { useAnswer, useReportQuestion } from './questions-data.ts';
import { WordsForm } from './words-form.tsx';

/** A question of the list: who bought the product can answer, and others can report what was written. */
export function ListedQuestion({ question, canAnswer }: { question: Question; canAnswer: boolean }) {
  const { t } = useTranslation();
  const requireSignIn = useRequireSignIn();
  const answer = useAnswer();
  const report = useReportQuestion();
  const [answering, setAnswering] = useState(false);
  /** The id of the reported answer, or empty for the question. */
  const [reported, setReported] = useState<string | null>(null);
  const { question_id: id, answers } = question;
  const answered = answers.some(({ is_mine: mine }) => mine === 1);

  const acts = (about?: Answer) => {
    if ((about ?? question).is_mine === 1) return null;
    const chosen = about?.answer_id ?? '';
    return (
      <button
        type="button"
        aria-expanded={reported === chosen}
        onClick={() => requireSignIn() && setReported(reported === chosen ? null : chosen)}
        className="press hit ml-auto rounded-sm text-cap text-ink-3"
      >
        {t('questions.report')}
      </button>
    );
  };
  return (
    <div className="flex flex-col gap-3">
      <QuestionPart question={question} acts={acts} />
      {reported !== null && (
        <ReportPart
          key={reported}
          title={t('questions.report.reason')}
          pending={report.isPending}
          onSend={(given, options) => report.mutate({ question_id: id, answer_id: reported, ...given }, options)}
          onClose={() => setReported(null)}
        />
      )}
      {canAnswer && !answered && question.is_mine === 0 && !answering && (
        <Button size="sm" kind="soft" className="self-start" onClick={() => setAnswering(true)}>
          {t('questions.answer')}
        </Button>
      )}
      {answering && (
        <WordsForm
          label={t('questions.answer.text')}
          maxLength={maxAnswer}
          missing={t('questions.answer.missing')}
          sendLabel={t('questions.answer.send')}
          sentText={t('questions.answer.sent')}
          send={(words, idempotencyKey) => answer.mutateAsync({ question_id: id, answer: words, idempotencyKey })}
          onClose={() => setAnswering(false)}
        />
      )}
    </div>
  );
}
