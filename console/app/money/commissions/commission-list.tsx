import type { CommissionRule } from '@tradewind/contract/money/desk/commissions';
import { DataTable } from 'react-admin';
import { useWords } from '../../i18n/words.ts';
import { DeskList, wide } from '../../look/desk-list.tsx';
import { Amount, Moment } from '../../look/fields.tsx';
import { useFormat } from '../../look/format.ts';
import { StatusChip, type Tone } from '../../look/status-chip.tsx';
import { EndCommission, SetCommission } from './commission-verbs.tsx';
import { useScopeName } from './scope-name.ts';

const Column = DataTable.Col<CommissionRule>;
const tones: Record<CommissionRule['state'], Tone> = { upcoming: 'info', current: 'ok', past: 'quiet' };

/** What the house takes of which goods, closest rule first, with everything that ever held. */
export const CommissionList = () => {
  const word = useWords();
  const nameOf = useScopeName();
  const states = {
    upcoming: word('commissions.upcoming'),
    current: word('commissions.current'),
    past: word('commissions.was'),
  };
  return (
    <DeskList
      resource="commissions"
      title={word('menu.commissions')}
      sort={{ field: 'effective_from', order: 'ASC' }}
      first={{ state: 'in_force' }}
      tabs={{
        filter: 'state',
        choices: [
          { value: 'in_force', label: word('commissions.in_force') },
          { value: 'past', label: word('commissions.past') },
          { value: 'all', label: word('common.all') },
        ],
      }}
      actions={<SetCommission />}
      table={{ rowClick: false }}
    >
      <Column source="scope" disableSort label={word('commissions.scope')} render={(rule) => nameOf(rule)} />
      <Column
        source="rate_bp"
        disableSort
        label={word('commissions.rate')}
        align="right"
        render={(rule) => <Rate rule={rule} />}
      />
      <Column
        source="floor"
        disableSort
        label={word('commissions.floor')}
        align="right"
        {...wide}
        render={(rule) => <Amount value={rule.floor === '0.00' ? null : rule.floor} />}
      />
      <Column
        source="cap"
        disableSort
        label={word('commissions.cap')}
        align="right"
        {...wide}
        render={(rule) => <Amount value={rule.cap} />}
      />
      <Column
        source="effective_from"
        disableSort
        label={word('commissions.from')}
        {...wide}
        render={(rule) => (rule.made_by ? <Moment value={rule.effective_from} /> : word('settings.standard'))}
      />
      <Column
        source="made_by"
        disableSort
        label={word('common.by')}
        {...wide}
        render={(rule) => rule.made_by || word('settings.installation')}
      />
      <Column
        source="state"
        disableSort
        label={word('common.state')}
        {...wide}
        render={(rule) => <StatusChip tone={tones[rule.state]} label={states[rule.state]} />}
      />
      <Column
        disableSort
        label={word('common.acts')}
        render={(rule) =>
          rule.state === 'current' && (
            <>
              <SetCommission rule={rule} />{' '}
              {rule.scope !== 'all' && rule.rate_bp !== null && <EndCommission rule={rule} />}
            </>
          )
        }
      />
    </DeskList>
  );
};

const Rate = ({ rule: { rate_bp } }: { rule: CommissionRule }) => {
  const word = useWords();
  const { locale } = useFormat();
  if (rate_bp === null) return <>{word('commissions.none')}</>;
  return (
    <strong>
      {new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(rate_bp / 10_000)}
    </strong>
  );
};
