import { useQuery } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Badge } from '../../design/badge.tsx';
import { ListRow } from '../../design/list-row.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useScreenActive } from '../../shell/screen-active.ts';
import { emailQuery } from './recovery-data.ts';

const EmailSheet = lazy(async () => ({ default: (await import('./email-sheet.tsx')).EmailSheet }));

/** The e-mail address, whether it is confirmed, and a sheet to confirm or replace it. */
export function EmailPart() {
  const { t } = useTranslation();
  const active = useScreenActive();
  const { data } = useQuery({ ...emailQuery(), refetchOnMount: 'always' });
  const [sheet, setSheet] = useState<'never' | 'open' | 'closed'>('never');
  if (!data) return <ListRow icon={Mail} title={t('recovery.email')} note={t('recovery.email.note')} />;
  const state = data.email === '' ? 'none' : data.confirmed ? 'confirmed' : 'unconfirmed';
  return (
    <>
      <ListRow
        icon={Mail}
        title={t('recovery.email')}
        note={
          <span className="[overflow-wrap:anywhere]">
            {data.open ? data.email || t('recovery.email.note') : t('recovery.email.closed')}
          </span>
        }
        control={<Badge tone={state === 'confirmed' ? 'ok' : 'warn'}>{t(`recovery.email.${state}`)}</Badge>}
        chevron={data.open === 1}
        {...(data.open === 1 && { onClick: () => setSheet('open') })}
      />
      {sheet !== 'never' && (
        <Suspense>
          <EmailSheet open={sheet === 'open' && active} known={data.email} onClose={() => setSheet('closed')} />
        </Suspense>
      )}
    </>
  );
}
