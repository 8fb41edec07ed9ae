import { Alert, Stack, Typography } from '@mui/material';
import * as contract from '@tradewind/contract/trade/shop-desk/questions';
import { MessageSquareReply } from 'lucide-react';
import { ActionButton } from '../../../design/action-button.tsx';
import { Detail } from '../../../design/detail.tsx';
import { Facts, Moment } from '../../../design/fields.tsx';
import { Panel } from '../../../design/panel.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { AskedQuestion, GivenAnswer } from '../../questions/question-parts.tsx';

/** One question about a product, and the shop's answer. */
export const ShopQuestionPage = () => {
  const t = useTranslation();
  return (
    <Detail<contract.ShopQuestion>
      title={({ title }) => t('questions.title', { product: title })}
      main={(question) => (
        <>
          {question.hidden_because !== null && (
            <Alert severity="warning">{t('questions.hidden_text', { because: question.hidden_because })}</Alert>
          )}
          {question.own_answer && question.own_answer.hidden_because !== null && (
            <Alert severity="warning">
              {t('questions.answer_hidden_text', { because: question.own_answer.hidden_because })}
            </Alert>
          )}
          <Panel title={t('questions.question')}>
            <AskedQuestion {...question} />
          </Panel>
          <Panel title={t('questions.answers')}>
            <Stack sx={{ gap: 2 }}>
              {question.answers.length === 0 && (
                <Typography variant="body2" color="textSecondary">
                  {t('questions.no_answer')}
                </Typography>
              )}
              {question.answers.map((answer) => (
                <GivenAnswer key={answer.answer_id} answer={answer} name={answer.name} />
              ))}
            </Stack>
          </Panel>
        </>
      )}
      aside={(question) => (
        <Panel title={t('questions.facts')}>
          <Facts
            facts={[
              [t('questions.by'), question.name],
              [t('questions.asked'), <Moment key="asked" value={question.at} />],
            ]}
          />
          <Stack direction="row" sx={{ gap: 1, mt: 2.5, flexWrap: 'wrap' }}>
            <Verbs question={question} />
          </Stack>
        </Panel>
      )}
    />
  );
};

const Verbs = ({ question: { id, own_answer: own, ...can } }: { question: contract.ShopQuestion }) => {
  const t = useTranslation();
  const field = { name: 'text', label: t('questions.answer_label'), kind: 'lines', required: true } as const;
  const input = ({ text = '' }: Record<string, string>) => ({ id, text });
  return (
    <>
      {can.can_answer === 1 && (
        <ActionButton
          endpoint={contract.answerForShop}
          label={t('questions.answer')}
          kind="main"
          icon={<MessageSquareReply size={18} />}
          fields={[field]}
          input={input}
          done={t('questions.answered')}
        >
          {t('questions.answer_text')}
        </ActionButton>
      )}
      {can.can_edit === 1 && (
        <ActionButton
          endpoint={contract.editAnswer}
          label={t('questions.edit')}
          icon={<MessageSquareReply size={18} />}
          fields={[{ ...field, value: own?.text ?? '' }]}
          input={input}
          done={t('questions.edit_done')}
        >
          {t('questions.edit_text')}
        </ActionButton>
      )}
    </>
  );
};
