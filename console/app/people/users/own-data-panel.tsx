import { Stack, Typography } from '@mui/material';
import { cancelAccountDeletion, exportAccount, requestAccountDeletion } from '@tradewind/contract/people/desk/accounts';
import type { OwnData } from '@tradewind/contract/people/own-data';
import { ActionButton } from '../../design/action-button.tsx';
import { useFormat } from '../../design/format.ts';
import { Panel } from '../../design/panel.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useReasonField } from '../../platform/changes/propose.ts';

/** Copies of a person's data and the deletion of the account, for somebody who asked an operator. */
export const OwnDataPanel = ({ userId, data }: { userId: string; data: OwnData }) => {
  const t = useTranslation();
  const { moment } = useFormat();
  const reasonField = useReasonField();
  const { export: copy, deletion, obstacles } = data;
  const lines = [
    copy &&
      (copy.ready_until ? t('accounts.copy_ready', { moment: moment(copy.ready_until) }) : t('accounts.copy_waits')),
    deletion && t('accounts.erase_due', { moment: moment(deletion.due_at) }),
    obstacles.length > 0 &&
      t('accounts.stands_in_way', { what: obstacles.map((what) => t(`accounts.obstacles.${what}`)).join(' · ') }),
  ].filter((line) => typeof line === 'string');
  const act = { fields: [reasonField], input: ({ reason = '' }) => ({ id: userId, reason }), size: 'small' } as const;
  return (
    <Panel title={t('accounts.data')}>
      <Stack sx={{ gap: 0.5 }}>
        {(lines.length > 0 ? lines : [t('accounts.no_data')]).map((line) => (
          <Typography key={line} variant="body2" color="textSecondary">
            {line}
          </Typography>
        ))}
      </Stack>
      <Stack direction="row" sx={{ gap: 1, mt: 2, flexWrap: 'wrap' }}>
        <ActionButton {...act} endpoint={exportAccount} label={t('accounts.copy')} done={t('accounts.copy_asked')}>
          {t('accounts.copy_text')}
        </ActionButton>
        {deletion ? (
          <ActionButton
            {...act}
            endpoint={cancelAccountDeletion}
            label={t('accounts.keep')}
            done={t('accounts.kept')}
          />
        ) : (
          <ActionButton
            {...act}
            endpoint={requestAccountDeletion}
            label={t('accounts.erase')}
            kind="danger"
            done={t('accounts.erase_asked')}
          >
            {t('accounts.erase_text')}
          </ActionButton>
        )}
      </Stack>
    </Panel>
  );
};
