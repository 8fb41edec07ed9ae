import { Stack, Typography } from '@mui/material';
import { changeKindTexts } from '@tradewind/contract/platform/change-texts';
import { changeStates, type ChangeRow } from '@tradewind/contract/platform/desk/changes';
import { DataTable } from 'react-admin';
import { Decision } from '../../design/decision.tsx';
import { DeskList, wideOnly } from '../../design/desk-list.tsx';
import { Moment } from '../../design/fields.tsx';
import { useFormat } from '../../design/format.ts';
import { StatusChip, type Tone } from '../../design/status-chip.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ChangeActions } from './change-actions.tsx';
import { ChangedFields } from './changed-fields.tsx';
import { useSubjectName } from './field-words.ts';

const Column = DataTable.Col<ChangeRow>;
const tones: Record<ChangeRow['state'], Tone> = {
  proposed: 'warn',
  approved: 'info',
  applied: 'ok',
  refused: 'quiet',
  withdrawn: 'quiet',
  failed: 'bad',
  expired: 'quiet',
};

/** Changes that need a second administrator and a waiting time: who, what, why, and when they take effect. */
export const ChangeList = () => {
  const t = useTranslation();
  const closed = changeStates.filter((state) => state !== 'proposed' && state !== 'approved');
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography variant="body2" color="textSecondary">
        {t('changes.text')}
      </Typography>
      <DeskList
        resource="changes"
        title={t('menu.changes')}
        sort={{ field: 'proposed_at', order: 'DESC' }}
        first={{ state: 'waiting' }}
        tabs={{
          filter: 'state',
          choices: [
            { value: 'waiting', label: t('changes.waiting') },
            ...closed.map((value) => ({ value, label: t(`changes.states.${value}`) })),
            { value: '', label: t('common.all') },
          ],
        }}
        table={{ rowClick: false }}
      >
        <Column source="kind" disableSort label={t('changes.what')} render={(change) => <What change={change} />} />
        <Column
          source="proposed_at"
          label={t('changes.by')}
          {...wideOnly}
          render={(change) => (
            <>
              {change.proposed_by} · <Moment value={change.proposed_at} />
            </>
          )}
        />
        <Column
          source="effective_at"
          disableSort
          label={t('changes.effective')}
          {...wideOnly}
          render={(change) => <Moment value={change.effective_at} />}
        />
        <Column
          source="decided_at"
          disableSort
          label={t('common.decided')}
          {...wideOnly}
          render={(change) => <Decision of={change} />}
        />
        <Column
          source="state"
          disableSort
          label={t('common.state')}
          render={(change) => (
            <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
              <StatusChip tone={tones[change.state]} label={t(`changes.states.${change.state}`)} />
              <ChangeActions change={change} />
            </Stack>
          )}
        />
      </DeskList>
    </Stack>
  );
};

const What = ({ change }: { change: ChangeRow }) => {
  const t = useTranslation();
  const subjectName = useSubjectName();
  const { locale, moment } = useFormat();
  return (
    <Stack sx={{ gap: 0.25, minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {`${changeKindTexts[change.kind][locale]} · ${subjectName(change)}`}
      </Typography>
      <ChangedFields change={change} />
      <Typography variant="body2" color="textSecondary">
        {`${t('common.reason')}: ${change.reason}`}
      </Typography>
      {/* Small screens leave the columns with these out. */}
      <Typography variant="body2" color="textSecondary" sx={{ display: { md: 'none' } }}>
        {`${change.proposed_by} · ${t('changes.effective')} ${moment(change.effective_at)}`}
      </Typography>
      {change.approved_by && (
        <Typography variant="body2" color="textSecondary">
          {t('changes.approved_by', { name: change.approved_by })}
        </Typography>
      )}
      {change.alone === 1 && (
        <Typography variant="body2" color="textSecondary">
          {t('changes.alone')}
        </Typography>
      )}
    </Stack>
  );
};
