import type { Locale } from '@tradewind/contract/base/locales';
import type { Answer, Question } from '@tradewind/contract/trade/questions';
import type { ReactNode } from 'react';
import { Badge } from '../../design/badge.tsx';
import { cx } from '../../design/class-names.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';

interface QuestionPartProps {
  question: Question;
  /** What can be done with the question, or with one of its answers. */
  acts?: (answer?: Answer) => ReactNode;
  /** How many answers are shown; all without it. */
  most?: number;
}

/** One question with its answers. */
export function QuestionPart({ question, acts, most }: QuestionPartProps) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const answers = most === undefined ? question.answers : question.answers.slice(0, most);
  return (
    <article className="flex flex-col gap-3">
      <Entry mark={t('questions.q')} strong text={question.text} language={question.locale}>
        {question.is_mine === 1 ? t('questions.mine') : question.name}
        {` · ${date(question.at)}`}
        {acts?.()}
      </Entry>
      {answers.map((answer) => (
        <Entry key={answer.answer_id} mark={t('questions.a')} text={answer.text} language={question.locale}>
          <Badge tone={answer.by === 'shop' ? 'sea' : 'neutral'}>
            {t(answer.by === 'shop' ? 'questions.shop' : 'questions.bought')}
          </Badge>
          <span>
            {answer.name}
            {` · ${date(answer.at)}`}
            {answer.edited_at !== null && ` · ${t('questions.edited')}`}
          </span>
          {acts?.(answer)}
        </Entry>
      ))}
      {answers.length === 0 && <p className="pl-8 text-note text-ink-3">{t('questions.unanswered')}</p>}
    </article>
  );
}

interface EntryProps {
  mark: string;
  strong?: boolean;
  text: string;
  /** Of the question; answers are mostly in the same. */
  language: Locale;
  /** Who wrote it and when. */
  children: ReactNode;
}

/** A question or an answer behind its mark. */
function Entry({ mark, strong = false, text, language, children }: EntryProps) {
  return (
    <div className="flex gap-2">
      <span
        aria-hidden
        className={cx(
          'grid h-6 min-w-6 shrink-0 place-items-center rounded-sm px-1 text-cap font-bold',
          strong ? 'bg-sea-solid text-on-solid' : 'bg-sunken text-ink-2',
        )}
      >
        {mark}
      </span>
      <div className="min-w-0 flex-1">
        <p
          lang={language}
          className={cx(
            'max-w-(--text-measure) text-body whitespace-pre-line [overflow-wrap:anywhere]',
            strong && 'font-semibold',
          )}
        >
          {text}
        </p>
        <div className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-cap text-ink-3">{children}</div>
      </div>
    </div>
  );
}
