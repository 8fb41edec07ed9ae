import { Alert, Stack } from '@mui/material';
import * as contract from '@tradewind/contract/trade/desk/questions';
import { Check, Eye, EyeOff } from 'lucide-react';
import { useCanCall } from '../../api/use-endpoint-query.ts';
import { ActionButton } from '../../design/action-button.tsx';
import { Detail } from '../../design/detail.tsx';
import { Facts, Moment, ShopperLink } from '../../design/fields.tsx';
import { Panel } from '../../design/panel.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ReportList } from '../reviews/report-list.tsx';
import { AskedQuestion, GivenAnswer } from './question-parts.tsx';
import { shortText } from './short-text.ts';

/** One question with its answers, the reports about them, and the decisions. */
export const QuestionPage = () => {
  const t = useTranslation();
  return (
    <Detail<contract.DeskQuestion>
      title={({ title }) => t('questions.title', { product: title })}
      main={(question) => (
        <>
          <Panel title={t('questions.question')}>
            <AskedQuestion {...question} />
            <Standing question={question} subject={{ hidden: question.hidden, answerId: null }} />
          </Panel>
          {question.answers.length > 0 && (
            <Panel title={t('questions.answers')}>
              <Stack sx={{ gap: 2.5 }}>
                {question.answers.map((answer) => (
                  <GivenAnswer
                    key={answer.answer_id}
                    answer={answer}
                    name={<ShopperLink id={answer.user_id} name={answer.username} />}
                  >
                    <Standing question={question} subject={{ hidden: answer.hidden, answerId: answer.answer_id }} />
                  </GivenAnswer>
                ))}
              </Stack>
            </Panel>
          )}
          {question.reports.length > 0 && (
            <Panel title={t('questions.reports')}>
              <Reports question={question} />
            </Panel>
          )}
        </>
      )}
      aside={(question) => (
        <Panel title={t('questions.facts')}>
          <Facts
            facts={[
              [t('questions.by'), <ShopperLink key="by" id={question.user_id} name={question.username} />],
              [t('questions.asked'), <Moment key="asked" value={question.at} />],
              [t('questions.shop'), question.mer_name],
            ]}
          />
        </Panel>
      )}
    />
  );
};

const Reports = ({ question: { reports, answers } }: { question: contract.DeskQuestion }) => {
  const t = useTranslation();
  const subjectOf = (id: string | null) =>
    id === null
      ? t('questions.about_question')
      : t('questions.about_answer', {
          answer: shortText(answers.find(({ answer_id }) => answer_id === id)?.text ?? ''),
        });
  return <ReportList reports={reports} noteOn={({ answer_id: answer }) => subjectOf(answer)} />;
};

interface StandingProps {
  question: contract.DeskQuestion;
  /** The question itself, or one of its answers. */
  subject: { hidden: contract.DeskQuestion['hidden']; answerId: string | null };
}

/** Why something is hidden, and what an operator can decide about it. */
const Standing = ({ question: { id, reports }, subject: { hidden, answerId } }: StandingProps) => {
  const t = useTranslation();
  const canCall = useCanCall();
  const reported = reports.some(({ answer_id, decided_at }) => answer_id === answerId && decided_at === null);
  const fields = [{ name: 'reason', label: t('questions.reason'), kind: 'lines', required: true }] as const;
  const input = ({ reason = '' }: Record<string, string>) => ({ id, answer_id: answerId ?? '', reason });
  return (
    <>
      {hidden && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {t('questions.hidden_by', { by: hidden.by, because: hidden.because })}
        </Alert>
      )}
      {canCall(contract.hideQuestion) && (
        <Stack direction="row" sx={{ gap: 1, mt: 1.5, flexWrap: 'wrap' }}>
          {hidden && (
            <ActionButton
              endpoint={contract.showQuestion}
              label={t('questions.show')}
              size="small"
              icon={<Eye size={18} />}
              fields={fields}
              input={input}
              done={t('questions.show_done')}
            >
              {t('questions.show_text')}
            </ActionButton>
          )}
          {!hidden && reported && (
            <ActionButton
              endpoint={contract.keepQuestion}
              label={t('questions.keep')}
              size="small"
              kind="main"
              icon={<Check size={18} />}
              fields={fields}
              input={input}
              done={t('questions.keep_done')}
            >
              {t('questions.keep_text')}
            </ActionButton>
          )}
          {!hidden && (
            <ActionButton
              endpoint={contract.hideQuestion}
              label={t('questions.hide')}
              size="small"
              kind="danger"
              icon={<EyeOff size={18} />}
              fields={fields}
              input={input}
              done={t('questions.hide_done')}
            >
              {t('questions.hide_text')}
            </ActionButton>
          )}
        </Stack>
      )}
    </>
  );
};
