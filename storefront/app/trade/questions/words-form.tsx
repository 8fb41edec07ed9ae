import { ApiRefusal, isApiFailure } from '@tradewind/client/errors';
import { useState } from 'react';
import { Button } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import { TextArea } from '../../design/text-area.tsx';
import { toast } from '../../design/toast-store.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useIdempotencyKey } from '../../money/wallet/use-idempotency-key.ts';
import { failureWithReference } from '../../shell/errors/tell-reference.ts';

interface WordsFormProps {
  label: string;
  placeholder?: string;
  /** Below the field. */
  hint?: string;
  maxLength: number;
  /** Said when nothing was written. */
  missing: string;
  sendLabel: string;
  sentText: string;
  /** Sends what was written; the key is the same for the same words. */
  send: (words: string, idempotencyKey: string) => Promise<unknown>;
  onClose: () => void;
}

/** A field for a question or an answer, with what is wrong below it. */
export function WordsForm(props: WordsFormProps) {
  const { label, placeholder, hint, maxLength, missing, sendLabel, sentText, send, onClose } = props;
  const { t } = useTranslation();
  const [words, setWords] = useState('');
  const [tried, setTried] = useState(false);
  const [sending, setSending] = useState(false);
  const [refused, setRefused] = useState('');
  const { keyFor, forget } = useIdempotencyKey();
  const wordless = words.trim() === '';

  const submit = async () => {
    setTried(true);
    setRefused('');
    if (wordless) return;
    setSending(true);
    try {
      await send(words.trim(), keyFor({ words: words.trim() }));
      toast.success(sentText);
      onClose();
    } catch (failure) {
      if (failure instanceof ApiRefusal) forget();
      if (isApiFailure(failure)) setRefused(failureWithReference(t, failure));
    } finally {
      setSending(false);
    }
  };
  return (
    <form
      noValidate
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <TextArea
        autoFocus
        label={label}
        placeholder={placeholder}
        hint={hint}
        maxLength={maxLength}
        rows={3}
        value={words}
        {...(tried && wordless && { error: missing })}
        onChange={(event) => setWords(event.target.value)}
      />
      {refused && (
        <Notice tone="bad" urgent>
          {refused}
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" loading={sending}>
          {sendLabel}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {t('questions.cancel')}
        </Button>
      </div>
    </form>
  );
}
