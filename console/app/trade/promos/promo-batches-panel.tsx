import { Button } from '@mui/material';
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
import { useTranslation } from '../../i18n/use-translation.ts';
import { useProposed, useReasonField } from '../../platform/changes/propose.ts';
import { OfferItem, OffersPanel } from './offer-item.tsx';
import { promoInput, usePromoFields } from './promo-actions.tsx';

/** Batches of single-use promo codes with how many were used, latest first. */
export const PromoBatchesPanel = () => {
  const t = useTranslation();
  const { data } = useEndpointQuery(deskPromoBatches, { page: 1, limit: 50, state: 'all' });
  return (
    <OffersPanel
      title={t('promos.batches.title')}
      none={t('promos.batches.none')}
      create={<ProposePromoBatch />}
      offers={data?.list.map((batch) => (
        <Batch key={batch.id} batch={batch} />
      ))}
    />
  );
};

const Batch = ({ batch }: { batch: PromoBatchRow }) => {
  const t = useTranslation();
  const { money, moment } = useFormat();
  const { id, name, prefix, title, codes, used, given, starts_at: from, ends_at: until, state } = batch;
  return (
    <OfferItem
      name={name}
      state={state}
      terms={[`${prefix}…`, title, `${moment(from)} – ${moment(until)}`]}
      used={{
        part: used / codes,
        label: t('promos.batches.used', { used, codes }),
        note: t('promos.batches.given', { amount: money(given) }),
      }}
      actions={
        <>
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
        </>
      }
    />
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
