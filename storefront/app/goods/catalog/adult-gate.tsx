import { ShieldAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../design/button.tsx';
import { EmptyState } from '../../design/empty-state.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useGoBack } from '../../shell/use-go-back.ts';
import { confirmAdult, useAdult } from './adult.ts';

interface AdultGateProps {
  /** Whether the content is for adults only. */
  needed: boolean;
  children: ReactNode;
}

/** Shows content for adults only after the visitor has confirmed their age. */
export function AdultGate({ needed, children }: AdultGateProps) {
  const { t } = useTranslation();
  const goBack = useGoBack();
  const isAdult = useAdult();
  if (!needed || isAdult) return children;
  return (
    <EmptyState
      art={<ShieldAlert aria-hidden size={56} strokeWidth={1.4} />}
      title={t('catalog.adultTitle')}
      text={t('catalog.adultText')}
      action={<Button onClick={confirmAdult}>{t('catalog.adultYes')}</Button>}
      secondary={
        <Button kind="ghost" onClick={goBack}>
          {t('catalog.adultNo')}
        </Button>
      }
    />
  );
}
