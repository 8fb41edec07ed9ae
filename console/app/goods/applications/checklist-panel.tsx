import { Alert, Checkbox, FormControlLabel, FormGroup, Stack, Typography } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { checkApplication, type DeskApplication } from '@tradewind/contract/goods/desk/applications';
import { useTranslate } from 'react-admin';
import { call } from '../../api/call.ts';
import { useCanCall } from '../../api/use-endpoint-query.ts';
import { Moment } from '../../design/fields.tsx';
import { useNames, useTranslation } from '../../i18n/use-translation.ts';

/** The checklist of the installation; each entry is ticked by the operator who looked at it. */
export const ChecklistPanel = ({ application }: { application: DeskApplication }) => {
  const t = useTranslation();
  const translate = useTranslate();
  const name = useNames();
  const canCall = useCanCall();
  const queries = useQueryClient();
  const { id, revision, checklist, can } = application;
  const check = useMutation({
    mutationFn: ({ entry, checked }: { entry: string; checked: boolean }) =>
      call(checkApplication, { id, revision, entry, checked: checked ? 1 : 0 }),
    onSettled: () => queries.invalidateQueries(),
  });
  const open = can.includes('check') && canCall(checkApplication);
  return (
    <Stack sx={{ gap: 1 }}>
      <FormGroup>
        {checklist.map(({ entry, checked, by, at }) => (
          <FormControlLabel
            key={entry}
            disabled={!open || check.isPending}
            control={
              <Checkbox checked={checked === 1} onChange={(_, value) => check.mutate({ entry, checked: value })} />
            }
            label={
              <>
                {name('applications.checks', entry)}
                {checked === 1 && (
                  <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
                    {by} · <Moment value={at} />
                  </Typography>
                )}
              </>
            }
          />
        ))}
      </FormGroup>
      {check.error && <Alert severity="error">{translate(check.error.message, { _: check.error.message })}</Alert>}
      <Typography variant="caption" color="textSecondary">
        {t('applications.checklist_help')}
      </Typography>
    </Stack>
  );
};
