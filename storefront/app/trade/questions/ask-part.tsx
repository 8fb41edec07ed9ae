import { maxQuestion } from '@tradewind/contract/trade/questions';
import { MessageCircleQuestion } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../design/button.tsx';
import { Card } from '../../design/card.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useRequireSignIn } from '../../shell/guard/use-require-sign-in.ts';
import { askPath, useAsk } from './questions-data.ts';
import { WordsForm } from './words-form.tsx';

/** The form to ask about a product, behind a button. A visitor signs in first and comes back to the form. */
export function AskPart({ productId, open }: { productId: string; open: boolean }) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(open);
  const requireSignIn = useRequireSignIn(askPath(productId));
  const ask = useAsk();
  if (!asking)
    return (
      <Button icon={MessageCircleQuestion} wide kind="soft" onClick={() => requireSignIn() && setAsking(true)}>
        {t('questions.ask')}
      </Button>
    );
  return (
    <Card padded>
      <WordsForm
        label={t('questions.text')}
        placeholder={t('questions.text.hint')}
        hint={t('questions.public')}
        maxLength={maxQuestion}
        missing={t('questions.text.missing')}
        sendLabel={t('questions.send')}
        sentText={t('questions.sent')}
        send={(question, idempotencyKey) => ask.mutateAsync({ product_id: productId, question, idempotencyKey })}
        onClose={() => setAsking(false)}
      />
    </Card>
  );
}
