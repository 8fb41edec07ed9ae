import { Box } from '@mui/material';
import { maxUsesPerUser, type PromoRow } from '@tradewind/contract/trade/desk/promos';
import type { ReactNode } from 'react';
import { DataTable } from 'react-admin';
import type { ResourceName } from '../../api/resources.ts';
import { useWords } from '../../i18n/words.ts';
import { DeskList, wide } from '../../look/desk-list.tsx';
import { Amount, Code, Moment } from '../../look/fields.tsx';
import { textFilter } from '../../look/filters.tsx';
import { StatusChip, type Tone } from '../../look/status-chip.tsx';

const Column = DataTable.Col<PromoRow>;
const tones: Record<PromoRow['state'], Tone> = { upcoming: 'info', current: 'ok', past: 'quiet' };

interface PromoTable {
  resource: ResourceName;
  title: string;
  /** Codes of more than one shop are here. */
  everybodys: boolean;
  make: ReactNode;
  end: (promo: PromoRow) => ReactNode;
}

/** Promo codes with who bears them, how often they were used and what they gave away. */
export const PromoTable = ({ resource, title, everybodys, make, end }: PromoTable) => {
  const word = useWords();
  const states = {
    upcoming: word('commissions.upcoming'),
    current: word('commissions.current'),
    past: word('commissions.was'),
  };
  return (
    <DeskList
      resource={resource}
      title={title}
      sort={{ field: 'starts_at', order: 'DESC' }}
      first={{ state: 'in_force' }}
      tabs={{
        filter: 'state',
        choices: [
          { value: 'in_force', label: word('commissions.in_force') },
          { value: 'past', label: word('commissions.past') },
          { value: 'all', label: word('common.all') },
        ],
      }}
      filters={everybodys ? [textFilter('q', word('promos.code'))] : []}
      actions={make}
      table={{ rowClick: false }}
    >
      <Column
        source="code"
        disableSort
        label={word('promos.code')}
        render={(row) => (
          <Box sx={{ whiteSpace: 'nowrap' }}>
            <Code value={row.code} />
          </Box>
        )}
      />
      <Column source="title" disableSort label={word('promos.off')} />
      {everybodys && (
        <Column
          source="shop"
          disableSort
          label={word('promos.bearer')}
          render={(row) => row.shop || word('promos.house')}
        />
      )}
      <Column
        source="used"
        disableSort
        label={word('promos.used')}
        align="right"
        render={(row) => (row.uses_left === null ? row.used : `${row.used} / ${row.used + row.uses_left}`)}
      />
      <Column
        source="given"
        disableSort
        label={word('promos.given')}
        align="right"
        {...wide}
        render={(row) => <Amount value={row.given} />}
      />
      <Column
        source="uses_per_user"
        disableSort
        label={word('promos.per_user')}
        align="right"
        {...wide}
        render={(row) => (row.uses_per_user > maxUsesPerUser ? word('promos.any_number') : row.uses_per_user)}
      />
      <Column
        source="starts_at"
        label={word('commissions.from')}
        {...wide}
        render={(row) => <Moment value={row.starts_at} />}
      />
      <Column
        source="ends_at"
        disableSort
        label={word('duties.until')}
        {...wide}
        render={(row) => <Moment value={row.ends_at} />}
      />
      <Column
        source="state"
        disableSort
        label={word('common.state')}
        {...wide}
        render={(row) => <StatusChip tone={tones[row.state]} label={states[row.state]} />}
      />
      <Column disableSort label={word('common.acts')} render={(row) => row.state !== 'past' && end(row)} />
    </DeskList>
  );
};
