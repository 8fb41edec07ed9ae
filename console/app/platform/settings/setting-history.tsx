import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack, Typography } from '@mui/material';
import { settingHistory } from '@tradewind/contract/platform/desk/settings';
import { useState } from 'react';
import { useEndpointQuery } from '../../api/use-endpoint-query.ts';
import { useNames, useTranslation } from '../../i18n/use-translation.ts';
import { Moment } from '../../design/fields.tsx';
import { useSettingFormat } from './format-setting.ts';

export const SettingHistory = ({ id }: { id: string }) => {
  const t = useTranslation();
  const name = useNames();
  const [open, setOpen] = useState(false);
  const heading = `history-${id}`;
  return (
    <>
      <Button size="small" color="inherit" onClick={() => setOpen(true)}>
        {t('settings.history')}
      </Button>
      {open && (
        <Dialog open onClose={() => setOpen(false)} fullWidth maxWidth="sm" aria-labelledby={heading}>
          <DialogTitle id={heading}>{name('settings.names', id)}</DialogTitle>
          <DialogContent>
            <Values id={id} />
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setOpen(false)} autoFocus>
              {t('common.close')}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
};

const Values = ({ id }: { id: string }) => {
  const t = useTranslation();
  const show = useSettingFormat();
  const { data } = useEndpointQuery(settingHistory, { id });
  if (!data) return null;
  if (data.list.length === 0)
    return (
      <Typography variant="body2" color="textSecondary">
        {t('settings.default_value')}
      </Typography>
    );
  return (
    <Stack component="ol" sx={{ m: 0, p: 0, listStyle: 'none', gap: 1.5 }}>
      {data.list.map((change) => (
        <Stack key={change.id} component="li" sx={{ borderLeft: 2, borderColor: 'divider', pl: 2 }}>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {show(id, change.value)}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {t('settings.effective_from')} <Moment value={change.effective_at} /> ·{' '}
            {change.set_by || t('settings.installation')}
          </Typography>
        </Stack>
      ))}
    </Stack>
  );
};
