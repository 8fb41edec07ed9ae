import { Link as MuiLink, Stack } from '@mui/material';
import type { DeskTrader } from '@tradewind/contract/goods/desk/traders';
import { DataTable, useRecordContext } from 'react-admin';
import { useWords } from '../../i18n/words.ts';
import { useCountries } from '../../look/countries.ts';
import { DeskList, wide } from '../../look/desk-list.tsx';
import { Facts, Moment } from '../../look/fields.tsx';
import { textFilter } from '../../look/filters.tsx';
import { StatusChip, type Tone } from '../../look/status-chip.tsx';
import { TraderVerbs } from './trader-verbs.tsx';

const Column = DataTable.Col<DeskTrader>;
const tones: Record<DeskTrader['state'], Tone> = { waiting: 'warn', checked: 'ok', withdrawn: 'bad' };

/** Who stands behind the shops: what they said, and whether somebody has checked it. Those that wait longest come first. */
export const TraderList = () => {
  const word = useWords();
  const { nameOf } = useCountries();
  const states = (['waiting', 'checked', 'withdrawn'] as const).map((value) => ({
    value,
    label: word(`traders.queue.${value}`),
  }));
  return (
    <DeskList
      resource="traders"
      title={word('menu.traders')}
      sort={{ field: 'said_at', order: 'ASC' }}
      first={{ state: 'waiting' }}
      tabs={{ filter: 'state', choices: [...states, { value: '', label: word('common.all') }] }}
      filters={[textFilter('search', word('common.search'))]}
      table={{ rowClick: 'expand', expand: <Details /> }}
    >
      <Column source="shop" disableSort label={word('traders.shop')} render={(row) => <strong>{row.shop}</strong>} />
      <Column source="legal_name" disableSort label={word('traders.name')} />
      <Column
        source="country"
        disableSort
        label={word('duties.country')}
        {...wide}
        render={(row) => nameOf(row.country)}
      />
      <Column
        source="said_at"
        label={word('traders.said')}
        {...wide}
        render={(row) => <Moment value={row.said_at} />}
      />
      <Column
        source="state"
        disableSort
        label={word('common.state')}
        render={(row) => <StatusChip tone={tones[row.state]} label={word(`traders.queue.${row.state}`)} />}
      />
    </DeskList>
  );
};

/** All that one needs to find the trader in a register; what can be done stands below it, so that it is read first. */
const Details = () => {
  const word = useWords();
  const { nameOf } = useCountries();
  const row = useRecordContext<DeskTrader>();
  if (!row) return null;
  const { state, decided_at: at, decided_by: who } = row;
  const said = (
    name: 'legal_name' | 'address' | 'register' | 'registration_number' | 'tax_number' | 'email' | 'phone',
  ) => row[name] !== '' && ([word(`profile.trader_fields.${name}`), row[name].replaceAll('\n', ', ')] as const);
  return (
    <Stack sx={{ maxWidth: 720, py: 1, gap: 2, alignItems: 'stretch' }}>
      <Facts
        facts={[
          said('legal_name'),
          said('address'),
          [word('profile.trader_fields.country'), nameOf(row.country)],
          said('register'),
          said('registration_number'),
          said('tax_number'),
          said('email'),
          said('phone'),
          [
            word('traders.by'),
            state === 'waiting' ? (
              word(row.checked_before === 1 ? 'traders.changed' : 'traders.first')
            ) : (
              <>
                <Moment value={at} /> · {who} · {word(`traders.queue.${state}`)}
              </>
            ),
          ],
          row.reason !== '' && [word('common.reason'), row.reason],
          [
            word('traders.shop'),
            <MuiLink key="shop" href={`/shop/${row.id}?tab=about`} target="_blank" rel="noopener">
              {row.shop}
            </MuiLink>,
          ],
        ]}
      />
      <Stack direction="row" sx={{ justifyContent: 'flex-end' }}>
        <TraderVerbs trader={row} />
      </Stack>
    </Stack>
  );
};
