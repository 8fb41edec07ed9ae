import { useState } from 'react';
import { Button } from '../../design/button.tsx';
import { Card } from '../../design/card.tsx';
import { StarInput } from '../../design/stars.tsx';
import { TextArea } from '../../design/text-area.tsx';
import { toast } from '../../design/toast-store.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import type { useConversationActs } from './service-data.ts';

/** Rates a conversation that has ended. */
export function RatePart({ rate }: { rate: ReturnType<typeof useConversationActs>['rate'] }) {
  const { t } = useTranslation();
  const [stars, setStars] = useState(0);
  const [words, setWords] = useState('');
  const send = () =>
    rate.mutate({ stars, words: words.trim() }, { onSuccess: () => toast.success(t('service.rate.thanks')) });
  return (
    <Card as="section" aria-label={t('service.rate')} padded className="flex flex-col gap-3">
      <p className="text-lead font-semibold">{t('service.rate')}</p>
      <StarInput
        value={stars}
        onChange={(value) => setStars(Math.ceil(value))}
        label={t('service.rate')}
        starLabel={(value) => t('service.rate.stars', { stars: Math.ceil(value) })}
      />
      {stars > 0 && (
        <>
          <TextArea
            label={t('service.rate.words')}
            maxLength={500}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
          <Button kind="primary" loading={rate.isPending} onClick={send}>
            {t('service.rate.send')}
          </Button>
        </>
      )}
    </Card>
  );
}
