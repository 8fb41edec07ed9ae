import { Link as MuiLink, Stack } from '@mui/material';
import type { DeskTrader } from '@tradewind/contract/goods/desk/traders';
import { DataTable, useRecordContext } from 'react-admin';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useCountries } from '../../design/countries.ts';
import { DeskList, wideOnly } from '../../design/desk-list.tsx';
import { Facts, Moment } from '../../design/fields.tsx';
import { textFilter } from '../../design/filters.tsx';
import { StatusChip, type Tone } from '../../design/status-chip.tsx';
import { SuspensionAction } from './suspension-action.tsx';
import { TraderActions } from './trader-actions.tsx';

const Column = DataTable.Col<DeskTrader>;
const tones: Record<DeskTrader['state'], Tone> = { waiting: 'warn', checked: 'ok', withdrawn: 'bad' };

/** The traders of shops and whether their details are checked; the longest waiting first. */
export const TraderList = () => {
  const t = useTranslation();
  const { nameOf } = useCountries();
  const states = (['waiting', 'checked', 'withdrawn'] as const).map((value) => ({
    value,
    label: t(`traders.queue.${value}`),
  }));
  return (
    <DeskList
      resource="traders"
      title={t('menu.traders')}
      sort={{ field: 'said_at', order: 'ASC' }}
      first={{ state: 'waiting' }}
      tabs={{ filter: 'state', choices: [...states, { value: '', label: t('common.all') }] }}
      filters={[textFilter('search', t('common.search'))]}
      table={{ rowClick: 'expand', expand: <Details /> }}
    >
      <Column source="shop" disableSort label={t('traders.shop')} render={(row) => <strong>{row.shop}</strong>} />
      <Column source="legal_name" disableSort label={t('traders.name')} />
      <Column
        source="country"
        disableSort
        label={t('duties.country')}
        {...wideOnly}
        render={(row) => nameOf(row.country)}
      />
      <Column
        source="said_at"
        label={t('traders.written_at')}
        {...wideOnly}
        render={(row) => <Moment value={row.said_at} />}
      />
      <Column
        source="state"
        disableSort
        label={t('common.state')}
        render={(row) => <StatusChip tone={tones[row.state]} label={t(`traders.queue.${row.state}`)} />}
      />
    </DeskList>
  );
};

/** The details of a trader, with the actions below them, so that they are read first. */
const Details = () => {
  const t = useTranslation();
  const { nameOf } = useCountries();
  const row = useRecordContext<DeskTrader>();
  if (!row) return null;
  const { state, decided_at: at, decided_by: who } = row;
  const detail = (
    name: 'legal_name' | 'address' | 'register' | 'registration_number' | 'tax_number' | 'email' | 'phone',
  ) => row[name] !== '' && ([t(`profile.trader_fields.${name}`), row[name].replaceAll('\n', ', ')] as const);
  return (
    <Stack sx={{ maxWidth: 720, py: 1, gap: 2, alignItems: 'stretch' }}>
      <Facts
        facts={[
          detail('legal_name'),
          detail('address'),
          [t('profile.trader_fields.country'), nameOf(row.country)],
          detail('register'),
          detail('registration_number'),
          detail('tax_number'),
          detail('email'),
          detail('phone'),
          [
            t('traders.by'),
            state === 'waiting' ? (
              t(row.checked_before === 1 ? 'traders.changed' : 'traders.never_checked')
            ) : (
              <>
                <Moment value={at} /> · {who} · {t(`traders.queue.${state}`)}
              </>
            ),
          ],
          row.reason !== '' && [t('common.reason'), row.reason],
          row.suspended_reason !== '' && [t('traders.suspended'), row.suspended_reason],
          [
            t('traders.shop'),
            <MuiLink key="shop" href={`/shop/${row.id}?tab=about`} target="_blank" rel="noopener">
              {row.shop}
            </MuiLink>,
          ],
        ]}
      />
      <Stack direction="row" sx={{ justifyContent: 'flex-end', flexWrap: 'wrap', gap: 1 }}>
        <SuspensionAction shop={{ ...row, name: row.shop }} />
        <TraderActions trader={row} />
      </Stack>
    </Stack>
  );
};
