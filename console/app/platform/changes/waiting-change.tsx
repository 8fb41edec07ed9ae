import { Alert, Button } from '@mui/material';
import { changesSummary, type ChangeRow } from '@tradewind/contract/platform/desk/changes';
import { Hourglass } from 'lucide-react';
import { Link } from 'react-router';
import { useEndpointQuery } from '../../api/use-endpoint-query.ts';
import { useFormat } from '../../design/format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ChangedFields } from './changed-fields.tsx';

/** A change that waits, beside its subject. */
export const WaitingChange = ({ change }: { change: ChangeRow }) => {
  const t = useTranslation();
  const { moment } = useFormat();
  return (
    <Alert severity="info" sx={{ flex: '1 1 100%', '& .MuiAlert-message': { minWidth: 0 } }}>
      {t('changes.waits', { name: change.proposed_by, moment: moment(change.effective_at) })}
      <ChangedFields change={change} />
      <ChangesLink />
    </Alert>
  );
};

/** A link to the changes that wait, with their number. */
export const ChangesLink = () => {
  const t = useTranslation();
  const { number } = useFormat();
  const waiting = useWaitingChanges();
  return (
    <Button component={Link} to="/changes" size="small" startIcon={<Hourglass size={16} />}>
      {waiting ? `${t('changes.open')} ${number(waiting)}` : t('changes.open')}
    </Button>
  );
};

/** How many changes wait; undefined for whoever is no administrator. */
export const useWaitingChanges = (): number | undefined =>
  useEndpointQuery(changesSummary, {}, { refreshMs: 60_000 }).data?.waiting;

/** Warns administrators that there is no second one. */
export const SingleAdministrator = () => {
  const t = useTranslation();
  const { duration } = useFormat();
  const { data } = useEndpointQuery(changesSummary, {}, { refreshMs: 60_000 });
  if (data?.single !== 1) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {data.wait_hours === 0
        ? t('changes.single_at_once')
        : t('changes.single', { hours: duration(data.wait_hours * 3_600) })}
    </Alert>
  );
};
