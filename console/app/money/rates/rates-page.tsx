import { Alert, Stack, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import { deskRates, type DeskRate, fetchRates, loadRates } from '@tradewind/contract/money/desk/rates';
import { Title } from 'react-admin';
import { useEndpointQuery, useCanCall } from '../../api/use-endpoint-query.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Moment } from '../../design/fields.tsx';
import { Panel } from '../../design/panel.tsx';
import { StatusChip } from '../../design/status-chip.tsx';
import { Download, Upload } from 'lucide-react';
import { ActionButton } from '../../design/action-button.tsx';
import { RateListField } from './rate-list-field.tsx';

/** The exchange rates for displayed prices, with their source and age. */
export const RatesPage = () => {
  const t = useTranslation();
  const { data } = useEndpointQuery(deskRates, {});
  const list = data?.list ?? [];
  return (
    <Stack sx={{ gap: 2 }}>
      <Title title={t('menu.rates')} />
      {data && (
        <Alert severity={list.some(({ old }) => old === 1) ? 'warning' : 'info'}>
          {t(list.length === 0 ? 'rates.none' : list.some(({ old }) => old === 1) ? 'rates.outdated' : 'rates.text')}
        </Alert>
      )}
      {data && (
        <Panel title={t('menu.rates')} actions={<RateActions feed={data.feed} />} flush>
          <TableContainer tabIndex={0}>
            <Table size="small">
              <TableHead>
                <TableRow>
                  <TableCell>{t('rates.currency')}</TableCell>
                  <TableCell align="right">{t('rates.rate')}</TableCell>
                  <TableCell>{t('rates.source')}</TableCell>
                  <TableCell>{t('rates.quoted_on')}</TableCell>
                  <TableCell>{t('rates.age')}</TableCell>
                  <TableCell>{t('rates.loaded')}</TableCell>
                  <TableCell>{t('common.by')}</TableCell>
                </TableRow>
              </TableHead>
              <TableBody>
                {list.map((rate) => (
                  <Row key={rate.id} rate={rate} />
                ))}
              </TableBody>
            </Table>
          </TableContainer>
        </Panel>
      )}
    </Stack>
  );
};

const Row = ({ rate }: { rate: DeskRate }) => {
  const t = useTranslation();
  const age = rate.age_days === 0 ? t('rates.today') : t('rates.days', { smart_count: rate.age_days });
  return (
    <TableRow>
      <TableCell>{rate.currency}</TableCell>
      <TableCell align="right">{rate.rate}</TableCell>
      <TableCell>{rate.source}</TableCell>
      <TableCell>{rate.quoted_on}</TableCell>
      <TableCell>{rate.old === 1 ? <StatusChip tone="warn" label={age} /> : age}</TableCell>
      <TableCell>
        <Moment value={rate.loaded_at} />
      </TableCell>
      <TableCell>{rate.loaded_by || t('common.system')}</TableCell>
    </TableRow>
  );
};

/** Loads rates from a list, or from the installation's feed if it has one. */
const RateActions = ({ feed }: { feed: string }) => {
  const t = useTranslation();
  const canCall = useCanCall();
  if (!canCall(loadRates)) return null;
  return (
    <>
      {feed && (
        <ActionButton
          endpoint={fetchRates}
          label={t('rates.fetch', { feed })}
          icon={<Download size={18} />}
          input={() => ({})}
          done={t('rates.done')}
        >
          {t('rates.fetch_text', { feed })}
        </ActionButton>
      )}
      <ActionButton
        endpoint={loadRates}
        label={t('rates.load')}
        kind="main"
        icon={<Upload size={18} />}
        fields={[
          { name: 'csv', label: t('rates.csv'), own: RateListField, required: true },
          { name: 'source', label: t('rates.source_name'), required: true },
        ]}
        input={({ csv = '', source = '' }) => ({ csv, source })}
        done={t('rates.done')}
      >
        {t('rates.load_text')}
      </ActionButton>
    </>
  );
};
