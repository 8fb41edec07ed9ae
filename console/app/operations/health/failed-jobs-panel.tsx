import { Stack } from '@mui/material';
import { discardJob, retryJob, type FailedJob } from '@tradewind/contract/operations/desk/jobs';
import { DataTable, useRecordContext } from 'react-admin';
import { ActionButton } from '../../design/action-button.tsx';
import { DeskList, wideOnly } from '../../design/desk-list.tsx';
import { Moment } from '../../design/fields.tsx';
import { RawDetails } from '../../design/raw-details.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useJobName } from './timers-panel.tsx';

const Column = DataTable.Col<FailedJob>;

/** The jobs that were given up: what each was, and what can be done about it. */
export const FailedJobsPanel = () => {
  const t = useTranslation();
  const jobName = useJobName();
  return (
    <DeskList
      resource="failed_jobs"
      sort={{ field: 'failed_at', order: 'DESC' }}
      perPage={10}
      empty={t('health.failed_jobs.no_failed')}
      table={{ rowClick: 'expand', expand: <Details />, expandSingle: true }}
    >
      <Column
        source="queue"
        disableSort
        label={t('health.failed_jobs.title')}
        render={({ queue }) => <span title={queue}>{jobName(queue)}</span>}
      />
      <Column
        source="failed_at"
        label={t('health.failed_jobs.failed_at')}
        render={(row) => <Moment value={row.failed_at} />}
      />
      <Column source="tries" disableSort label={t('health.failed_jobs.tries')} {...wideOnly} />
      <Column
        source="failure"
        disableSort
        label={t('health.failed_jobs.failure')}
        {...wideOnly}
        render={({ failure }) => failure.split('\n')[0]!.slice(0, 120)}
      />
      <Column source="id" disableSort label={t('common.actions')} render={(job) => <JobActions job={job} />} />
    </DeskList>
  );
};

const JobActions = ({ job: { id, queue } }: { job: FailedJob }) => {
  const t = useTranslation();
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      <ActionButton
        endpoint={retryJob}
        size="small"
        label={t('health.failed_jobs.retry')}
        input={() => ({ id, queue })}
        done={t('health.failed_jobs.retried')}
      >
        {t('health.failed_jobs.retry_text')}
      </ActionButton>
      <ActionButton
        endpoint={discardJob}
        size="small"
        kind="danger"
        label={t('health.failed_jobs.discard')}
        fields={[{ name: 'reason', label: t('common.reason'), kind: 'lines', required: true }]}
        input={({ reason = '' }) => ({ id, queue, reason })}
        done={t('health.failed_jobs.discarded')}
      >
        {t('health.failed_jobs.discard_text')}
      </ActionButton>
    </Stack>
  );
};

const Details = () => {
  const job = useRecordContext<FailedJob>();
  return job ? (
    <RawDetails heading={[job.queue, job.failure].filter(Boolean).join('\n')} details={parsed(job.data)} />
  ) : null;
};

/** The data as it is stored, also where it is cut off. */
function parsed(data: string): unknown {
  try {
    return data === '' ? {} : JSON.parse(data);
  } catch {
    return data;
  }
}
