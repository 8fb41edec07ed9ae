import { Alert, Button } from '@mui/material';
import { Link } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useChecklist, useOpenEntries } from './use-checklist.ts';

/** Leads to the checklist while something of it is missing. */
export const ChecklistReminder = () => {
  const t = useTranslation();
  const total = useChecklist()?.length ?? 0;
  const open = useOpenEntries();
  if (!open) return null;
  return (
    <Alert
      severity="info"
      action={
        <Button component={Link} to="/checklist" color="inherit" size="small">
          {t('checklist.show')}
        </Button>
      }
    >
      {t('checklist.missing')} · {t('checklist.progress', { done: total - open, total })}
    </Alert>
  );
};
