import { useQuery } from '@tanstack/react-query';
import { Smartphone } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Badge } from '../../design/badge.tsx';
import { ListRow } from '../../design/list-row.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useScreenActive } from '../../shell/screen-active.ts';
import { mobileQuery } from './recovery-data.ts';

const MobileSheet = lazy(async () => ({ default: (await import('./mobile-sheet.tsx')).MobileSheet }));

/** The mobile number, whether it is confirmed, and a sheet to confirm or replace it. */
export function MobilePart() {
  const { t } = useTranslation();
  const active = useScreenActive();
  const { data } = useQuery({ ...mobileQuery(), refetchOnMount: 'always' });
  const [sheet, setSheet] = useState<'never' | 'open' | 'closed'>('never');
  const title = t('recovery.mobile');
  if (!data) return <ListRow icon={Smartphone} title={title} note={t('recovery.mobile.note')} />;
  const state = data.mobile === '' ? 'none' : data.confirmed ? 'confirmed' : 'unconfirmed';
  return (
    <>
      <ListRow
        icon={Smartphone}
        title={title}
        note={data.mobile || t(data.open ? 'recovery.mobile.note' : 'recovery.mobile.closed')}
        control={<Badge tone={state === 'confirmed' ? 'ok' : 'neutral'}>{t(`recovery.email.${state}`)}</Badge>}
        chevron={data.open === 1}
        {...(data.open === 1 && { onClick: () => setSheet('open') })}
      />
      {sheet !== 'never' && (
        <Suspense>
          <MobileSheet open={sheet === 'open' && active} known={data.mobile} onClose={() => setSheet('closed')} />
        </Suspense>
      )}
    </>
  );
}
