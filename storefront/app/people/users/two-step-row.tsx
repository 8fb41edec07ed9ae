import { useQuery } from '@tanstack/react-query';
import { BadgeCheck } from 'lucide-react';
import { Link } from '../../shell/router/link.tsx';
import { Badge } from '../../design/badge.tsx';
import { ListRow } from '../../design/list-row.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { factorQuery } from './second-factor-data.ts';

/** A row that leads to the second factor and says whether there is one. */
export function TwoStepRow() {
  const { t } = useTranslation();
  const { data } = useQuery({ ...factorQuery(), refetchOnMount: 'always' });
  return (
    <ListRow
      icon={BadgeCheck}
      title={t('title.twoStep')}
      note={t('factor.rowNote')}
      control={
        data && (
          <Badge tone={data.on || data.passkeys ? 'ok' : 'neutral'}>
            {data.on || data.passkeys ? t('factor.on') : t('factor.off')}
          </Badge>
        )
      }
      chevron
      link={(face) => <Link to="/twoStep" {...face} />}
    />
  );
}
