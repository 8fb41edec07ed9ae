import type { Application } from '@tradewind/contract/goods/applications';
import { ApiRefusal, isApiFailure } from '@tradewind/client/errors';
import { useState } from 'react';
import { Button } from '../../design/button.tsx';
import { Card } from '../../design/card.tsx';
import { TextArea } from '../../design/text-area.tsx';
import { toast } from '../../design/toast-store.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useIdempotencyKey } from '../../money/wallet/use-idempotency-key.ts';
import { failureWithReference } from '../../shell/errors/tell-reference.ts';
import { useAnswerQuestion } from './application-data.ts';

/** The answer to the open question. What is asked about can be changed first. */
export function AnswerPart({ application }: { application: Application }) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [error, setError] = useState('');
  const { keyFor, forget } = useIdempotencyKey();
  const answer = useAnswerQuestion();
  const send = async () => {
    if (text.trim() === '') return setError(t('applications.answerRequired'));
    try {
      await answer.mutateAsync({ text, key: keyFor({ id: application.id, text }) });
      toast.success(t('applications.answerSent'));
    } catch (failure) {
      if (failure instanceof ApiRefusal) forget();
      if (isApiFailure(failure)) setError(failureWithReference(t, failure));
    }
  };
  return (
    <Card as="section" padded>
      <form
        noValidate
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <TextArea
          label={t('applications.answer')}
          hint={t('applications.answerHint')}
          maxLength={2_000}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setError('');
          }}
          {...(error && { error })}
        />
        <Button type="submit" wide loading={answer.isPending}>
          {t('applications.sendAnswer')}
        </Button>
      </form>
    </Card>
  );
}
