import { Alert, Stack, Typography } from '@mui/material';
import { fillText } from '@tradewind/contract/base/fill-text';
import { alarmTexts } from '@tradewind/contract/operations/alarm-texts';
import {
  acknowledgeAlarm,
  alarmCauses,
  type AlarmRow,
  type AlarmState,
} from '@tradewind/contract/operations/desk/alarms';
import { DataTable } from 'react-admin';
import { pickText } from '@tradewind/contract/base/locales';
import { ActionButton } from '../../design/action-button.tsx';
import { DeskList, wideOnly } from '../../design/desk-list.tsx';
import { Finding, Moment } from '../../design/fields.tsx';
import { choiceFilter } from '../../design/filters.tsx';
import { useFormat } from '../../design/format.ts';
import { StatusChip, type Tone } from '../../design/status-chip.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ChangesLink, useWaitingChanges } from '../../platform/changes/waiting-change.tsx';
import { ChannelsPanel } from './channels-panel.tsx';
import { useLocale } from '../../i18n/use-locale.ts';

const Column = DataTable.Col<AlarmRow>;
const tones: Record<AlarmState, Tone> = { open: 'bad', acknowledged: 'warn', resolved: 'ok' };

/** What is wrong with the installation now and was before, changes that wait, and who is told. */
export const AlarmsPage = () => {
  const t = useTranslation();
  const waiting = useWaitingChanges();
  return (
    <Stack sx={{ gap: 2 }}>
      {waiting ? (
        <Alert severity="info" action={<ChangesLink />}>
          {t('alarms.changes', { smart_count: waiting })}
        </Alert>
      ) : null}
      <AlarmList />
      <ChannelsPanel />
    </Stack>
  );
};

const AlarmList = () => {
  const t = useTranslation();
  const locale = useLocale();
  return (
    <DeskList
      resource="alarms"
      title={t('menu.alarms')}
      sort={{ field: 'fired_at', order: 'DESC' }}
      first={{ state: 'standing' }}
      empty={t('alarms.none')}
      tabs={{
        filter: 'state',
        choices: [
          ...(['standing', 'open', 'acknowledged', 'resolved'] as const).map((value) => ({
            value,
            label: t(`alarms.${value}`),
          })),
          { value: '', label: t('alarms.all') },
        ],
      }}
      filters={[
        choiceFilter(
          'cause',
          t('alarms.what'),
          alarmCauses.map((id) => ({ id, name: pickText(alarmTexts[id].title, locale) })),
        ),
      ]}
    >
      <Column
        source="fired_at"
        label={t('alarms.fired')}
        {...wideOnly}
        render={(row) => <Moment value={row.fired_at} />}
      />
      <Column source="cause" disableSort label={t('alarms.what')} render={(row) => <Words alarm={row} />} />
      <Column
        source="state"
        disableSort
        label={t('alarms.state')}
        render={({ state }) => <StatusChip tone={tones[state]} label={t(`alarms.${state}`)} />}
      />
      <Column
        source="resolved_at"
        disableSort
        label={t('alarms.resolved')}
        {...wideOnly}
        render={(row) => <Moment value={row.resolved_at} />}
      />
      <Column
        source="id"
        disableSort
        label={t('common.actions')}
        render={(row) => (row.acknowledged_at ? <TakenCareOf alarm={row} /> : <TakeCare alarm={row} />)}
      />
    </DeskList>
  );
};

const Words = ({ alarm: { cause, facts } }: { alarm: AlarmRow }) => {
  const locale = useLocale();
  const { title, text } = alarmTexts[cause];
  return <Finding title={pickText(title, locale)} text={fillText(pickText(text, locale), facts)} />;
};

const TakenCareOf = ({ alarm: { acknowledged_by: name, acknowledged_at: at, note } }: { alarm: AlarmRow }) => {
  const t = useTranslation();
  const { moment } = useFormat();
  return (
    <Typography variant="body2" color="textSecondary">
      {t('alarms.by', { name, moment: moment(at!) })}
      {note && (
        <>
          <br />
          {note}
        </>
      )}
    </Typography>
  );
};

const TakeCare = ({ alarm: { id, state } }: { alarm: AlarmRow }) => {
  const t = useTranslation();
  if (state === 'resolved') return null;
  return (
    <ActionButton
      endpoint={acknowledgeAlarm}
      size="small"
      label={t('alarms.acknowledge')}
      fields={[{ name: 'note', label: t('alarms.note'), kind: 'lines' }]}
      input={({ note = '' }) => ({ id, note })}
      done={t('alarms.acknowledged_done')}
    >
      {t('alarms.acknowledge_text')}
    </ActionButton>
  );
};
