import { Stack } from '@mui/material';
import { rechargeMethods } from '@tradewind/contract/money/recharges';
import type { DeskRechargeRow } from '@tradewind/contract/money/desk/recharges';
import { DataTable } from 'react-admin';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Amount, Moment, ShopperLink } from '../../design/fields.tsx';
import { DeskList, wideOnly } from '../../design/desk-list.tsx';
import { choiceFilter, textFilter } from '../../design/filters.tsx';
import { StatusChip } from '../../design/status-chip.tsx';
import { RechargeChip } from './recharge-chip.tsx';

const Column = DataTable.Col<DeskRechargeRow>;
const states = ['auditing', 'passed', 'refused', 'waiting'] as const;

/** The queue of top-ups; starts with those that need an operator, oldest first. */
export const RechargeList = () => {
  const t = useTranslation();
  return (
    <DeskList
      resource="recharges"
      title={t('menu.recharges')}
      sort={{ field: 'asked_at', order: 'ASC' }}
      first={{ state: 'auditing' }}
      tabs={{
        filter: 'state',
        choices: [
          ...states.map((value) => ({ value, label: t(`recharges.states.${value}`) })),
          { value: '', label: t('common.all') },
        ],
      }}
      filters={[
        choiceFilter(
          'method',
          t('common.method'),
          rechargeMethods.map((id) => ({ id, name: t(`methods.${id}`) })),
        ),
        textFilter('network', t('common.network')),
        choiceFilter('duplicates', t('recharges.evidence'), [{ id: '1', name: t('recharges.only_duplicates') }]),
      ]}
      table={{ rowClick: 'show' }}
    >
      <Column
        source="username"
        disableSort
        label={t('common.shopper')}
        render={(row) => <ShopperLink id={row.user_id} name={row.username} />}
      />
      <Column
        source="asked"
        label={t('recharges.requested')}
        align="right"
        render={(row) => <Amount value={row.asked} strong />}
      />
      <Column
        source="arrived"
        disableSort
        label={t('recharges.arrived')}
        align="right"
        {...wideOnly}
        render={(row) => <Amount value={row.arrived} />}
      />
      <Column
        source="method"
        disableSort
        label={t('common.method')}
        {...wideOnly}
        render={(row) => `${t(`methods.${row.method}`)}${row.network ? ` · ${row.network}` : ''}`}
      />
      <Column
        source="asked_at"
        label={t('common.requested_at')}
        {...wideOnly}
        render={(row) => <Moment value={row.asked_at} />}
      />
      <Column
        source="state"
        disableSort
        label={t('common.state')}
        render={(row) => (
          <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
            <RechargeChip state={row.state} />
            {row.duplicates > 0 && (
              <StatusChip tone="bad" label={t('recharges.duplicates', { count: row.duplicates })} />
            )}
          </Stack>
        )}
      />
      <Column source="decided_by" disableSort label={t('common.by')} {...wideOnly} />
    </DeskList>
  );
};
