import { Button, LinearProgress, Stack, Typography } from '@mui/material';
import {
  createPromoBatch,
  deskPromoBatches,
  endPromoBatch,
  maxBatch,
  promoBatchFile,
  type PromoBatchRow,
} from '@tradewind/contract/trade/desk/promo-batches';
import { Download, TicketPercent } from 'lucide-react';
import { useNotify } from 'react-admin';
import { call } from '../../api/call.ts';
import { useCanCall, useEndpointQuery } from '../../api/use-endpoint-query.ts';
import { ActionButton } from '../../design/action-button.tsx';
import { download } from '../../design/download.ts';
import { useFormat } from '../../design/format.ts';
import { Panel } from '../../design/panel.tsx';
import { StatusChip, type Tone } from '../../design/status-chip.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useProposed, useReasonField } from '../../platform/changes/propose.ts';
import { promoInput, usePromoFields } from './promo-actions.tsx';

const tones: Record<PromoBatchRow['state'], Tone> = { upcoming: 'info', current: 'ok', past: 'quiet' };

/** Batches of single-use promo codes with how many were used, latest first. */
export const PromoBatchesPanel = () => {
  const t = useTranslation();
  const { data } = useEndpointQuery(deskPromoBatches, { page: 1, limit: 50, state: 'all' });
  return (
    <Panel title={t('promos.batches.title')} actions={<ProposePromoBatch />}>
      <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none', gap: 2 }}>
        {data?.list.map((batch) => (
          <Batch key={batch.id} batch={batch} />
        ))}
      </Stack>
      {data?.list.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {t('promos.batches.none')}
        </Typography>
      )}
    </Panel>
  );
};

const Batch = ({ batch }: { batch: PromoBatchRow }) => {
  const t = useTranslation();
  const { money, moment } = useFormat();
  const { id, name, prefix, title, codes, used, given, starts_at: from, ends_at: until, state } = batch;
  const states = { upcoming: t('commissions.upcoming'), current: t('commissions.current'), past: t('commissions.was') };
  const figures = t('promos.batches.used', { used, codes });
  return (
    <Stack component="li" direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
      <Stack sx={{ gap: 0.5, flex: '1 1 320px', minWidth: 0 }}>
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
          <StatusChip tone={tones[state]} label={states[state]} />
        </Stack>
        <Typography variant="body2" color="textSecondary">
          {[`${prefix}…`, title, `${moment(from)} – ${moment(until)}`].join(' · ')}
        </Typography>
      </Stack>
      <Stack sx={{ gap: 0.75, flex: '0 1 220px', minWidth: 160 }}>
        <LinearProgress
          variant="determinate"
          value={(used / codes) * 100}
          aria-label={figures}
          sx={{ height: 8, borderRadius: 4 }}
        />
        <Typography variant="caption" color="textSecondary">
          {figures} · {t('promos.batches.given', { amount: money(given) })}
        </Typography>
      </Stack>
      <Stack direction="row" sx={{ gap: 1 }}>
        <TakeCodes id={id} name={name} />
        {state !== 'past' && (
          <ActionButton
            endpoint={endPromoBatch}
            label={t('commissions.end')}
            kind="danger"
            size="small"
            input={() => ({ id })}
            done={t('promos.batches.ended')}
          >
            {t('promos.batches.end_text', { name })}
          </ActionButton>
        )}
      </Stack>
    </Stack>
  );
};

const TakeCodes = ({ id, name }: { id: string; name: string }) => {
  const t = useTranslation();
  const notify = useNotify();
  const canCall = useCanCall();
  if (!canCall(promoBatchFile)) return null;
  const take = async () => {
    try {
      const { filename, csv } = await call(promoBatchFile, { id });
      download(filename, csv);
    } catch (error) {
      const { message } = error as Error;
      notify(message, { type: 'error', messageArgs: { _: message } });
    }
  };
  return (
    <Button
      size="small"
      startIcon={<Download size={16} />}
      aria-label={`${t('common.download')}: ${name}`}
      onClick={() => void take()}
    >
      {t('common.download')}
    </Button>
  );
};

/** Proposes a batch at the platform's cost. */
const ProposePromoBatch = () => {
  const t = useTranslation();
  const reasonField = useReasonField();
  const proposed = useProposed();
  const terms = usePromoFields().filter(({ name }) => !['code', 'uses', 'uses_per_user'].includes(name));
  return (
    <ActionButton
      endpoint={createPromoBatch}
      label={t('promos.batches.create')}
      icon={<TicketPercent size={18} />}
      fields={[
        { name: 'name', label: t('promos.batches.name'), required: true },
        { name: 'prefix', label: t('promos.batches.prefix'), required: true, help: t('promos.batches.prefix_help') },
        {
          name: 'count',
          label: t('promos.batches.count'),
          value: '100',
          required: true,
          help: t('promos.batches.count_help', { max: maxBatch }),
        },
        ...terms,
        reasonField,
      ]}
      input={({ name = '', prefix = '', count = '', reason = '', ...typed }) => {
        const { code: _, uses: __, uses_per_user: ___, ...rest } = promoInput(typed);
        return { ...rest, name: name.trim(), prefix: prefix.trim(), count: count.trim(), reason };
      }}
      done={proposed}
    >
      {t('promos.batches.text')}
    </ActionButton>
  );
};
