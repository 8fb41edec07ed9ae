import { Box, Button, LinearProgress, Stack, Typography } from '@mui/material';
import type { ChecklistEntry } from '@tradewind/contract/operations/desk/checklist';
import { CircleCheck } from 'lucide-react';
import { Title, usePermissions } from 'react-admin';
import { Link } from 'react-router';
import { canOpen, type ResourceName } from '../../api/resources.ts';
import { Panel } from '../../design/panel.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useChecklist } from './use-checklist.ts';

/** The screen on which each entry is done. */
const screens: Record<ChecklistEntry, ResourceName> = {
  mail: 'mails',
  operators: 'operators',
  wallet: 'settings',
  payment: 'networks',
  withdrawal: 'settings',
  commission: 'commissions',
  duties: 'duties',
  shop: 'applications',
  freight: 'traders',
  products: 'traders',
  law: 'texts',
  waiting: 'settings',
};

/** What the installation needs before its first sale. */
export const ChecklistPage = () => {
  const t = useTranslation();
  const entries = useChecklist();
  if (!entries) return null;
  const [done, total] = [entries.filter((entry) => entry.done).length, entries.length];
  return (
    <Stack sx={{ gap: 2, maxWidth: 900 }}>
      <Title title={t('menu.checklist')} />
      <Panel>
        <Typography sx={{ mb: 1.5 }}>{t(done === total ? 'checklist.complete' : 'checklist.text')}</Typography>
        <LinearProgress
          variant="determinate"
          value={(done / total) * 100}
          aria-label={t('menu.checklist')}
          sx={{ height: 8, borderRadius: 4 }}
        />
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {t('checklist.progress', { done, total })}
        </Typography>
      </Panel>
      <Panel flush>
        <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {entries.map((entry) => (
            <Entry key={entry.id} id={entry.id} done={entry.done === 1} />
          ))}
        </Stack>
      </Panel>
    </Stack>
  );
};

const Entry = ({ id, done }: { id: ChecklistEntry; done: boolean }) => {
  const t = useTranslation();
  const { permissions } = usePermissions();
  const screen = screens[id];
  return (
    <Stack
      component="li"
      direction="row"
      sx={{
        px: 2.5,
        py: 1.75,
        gap: 1.5,
        alignItems: 'flex-start',
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Mark done={done} />
      <Box sx={{ flex: 1, minWidth: 200 }}>
        <Typography sx={{ fontWeight: 600 }}>{t(`checklist.entries.${id}.title`)}</Typography>
        <Typography variant="body2" color="textSecondary">
          {t(`checklist.entries.${id}.text`)}
        </Typography>
      </Box>
      {canOpen(screen, permissions ?? []) && (
        <Button
          component={Link}
          to={`/${screen}`}
          variant="outlined"
          size="small"
          aria-label={`${t('checklist.open')}: ${t(`checklist.entries.${id}.title`)}`}
          sx={{ ml: { xs: 4.5, sm: 0 } }}
        >
          {t('checklist.open')}
        </Button>
      )}
    </Stack>
  );
};

const Mark = ({ done }: { done: boolean }) => {
  const t = useTranslation();
  const label = t(done ? 'checklist.done' : 'checklist.to_do');
  return (
    <Box
      role="img"
      aria-label={label}
      sx={{ lineHeight: 0, pt: 0.25, color: done ? 'success.main' : 'text.secondary' }}
    >
      {done ? (
        <CircleCheck size={22} />
      ) : (
        <Box sx={{ width: 20, height: 20, m: '1px', border: 2, borderRadius: '50%' }} />
      )}
    </Box>
  );
};
