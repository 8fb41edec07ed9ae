import { ShieldAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../design/button.tsx';
import { EmptyState } from '../../design/empty-state.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useGoBack } from '../../shell/use-go-back.ts';
import { useAgeStatement, useStateAge } from './adult.ts';

interface AdultGateProps {
  /** Whether the content is for adults only. */
  needed: boolean;
  children: ReactNode;
}

/** Shows content for adults only after the shopper has stated their age. */
export function AdultGate({ needed, children }: AdultGateProps) {
  const isAdult = useAgeStatement();
  if (!needed || isAdult) return children;
  return isAdult === undefined ? null : <AgeQuestion />;
}

/** Asks whether the shopper is 18 or older. */
export function AgeQuestion() {
  const { t } = useTranslation();
  const goBack = useGoBack();
  const { mutate: state, isPending } = useStateAge();
  return (
    <EmptyState
      art={<ShieldAlert aria-hidden size={56} strokeWidth={1.4} />}
      title={t('catalog.adultTitle')}
      text={t('catalog.adultText')}
      action={
        <Button loading={isPending} onClick={() => state()}>
          {t('catalog.adultYes')}
        </Button>
      }
      secondary={
        <Button kind="ghost" onClick={goBack}>
          {t('catalog.adultNo')}
        </Button>
      }
    />
  );
}
