import { Alert, AlertTitle, Stack } from '@mui/material';
import { dutyRemittances, type DutyRemittance } from '@tradewind/contract/trade/desk/duty-remittances';
import { DataTable } from 'react-admin';
import { useEndpointQuery } from '../../api/use-endpoint-query.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { DeskList, wideOnly } from '../../design/desk-list.tsx';
import { Decision } from '../../design/decision.tsx';
import { Amount, Asked, Code } from '../../design/fields.tsx';
import { useFormat } from '../../design/format.ts';
import { StatusChip, type Tone } from '../../design/status-chip.tsx';
import { RequestRemittance, RemittanceActions } from './remittance-actions.tsx';

const Column = DataTable.Col<DutyRemittance>;
const tones: Record<DutyRemittance['state'], Tone> = { asked: 'warn', booked: 'ok', refused: 'quiet' };

/** Collected duty and tax, and the remittances to authorities. */
export const RemittanceList = () => {
  const t = useTranslation();
  const { money } = useFormat();
  const { data: books } = useEndpointQuery(dutyRemittances, { limit: 1 });
  const states = (['asked', 'booked', 'refused'] as const).map((value) => ({
    value,
    label: t(`duty_remittances.states.${value}`),
  }));
  return (
    <Stack sx={{ gap: 2 }}>
      {books && (
        <Alert severity={books.there.startsWith('-') ? 'warning' : 'info'}>
          <AlertTitle>{`${t(books.there.startsWith('-') ? 'duty_remittances.ahead' : 'duty_remittances.collected')}: ${money(books.there.replace('-', ''))}`}</AlertTitle>
          {Number(books.commission_tax_there) !== 0 && (
            <div>{`${t('money_rules.remitted.commission_tax')}: ${money(books.commission_tax_there)}`}</div>
          )}
          {t('duty_remittances.text')}
        </Alert>
      )}
      <DeskList
        resource="duty_remittances"
        title={t('menu.duty_remittances')}
        sort={{ field: 'asked_at', order: 'DESC' }}
        tabs={{ filter: 'state', choices: [{ value: '', label: t('common.all') }, ...states] }}
        actions={
          books && (
            <RequestRemittance
              there={books.there}
              commissionTax={books.commission_tax_there}
              largeFrom={books.two_people_from}
            />
          )
        }
        table={{ rowClick: false }}
      >
        <Column
          source="authority"
          disableSort
          label={t('duty_remittances.authority')}
          render={(row) => (
            <>
              <strong>{row.authority}</strong>
              <div>{t(`money_rules.remitted.${row.of}`)}</div>
            </>
          )}
        />
        <Column
          source="amount"
          disableSort
          label={t('common.amount')}
          align="right"
          render={(row) => <Amount value={row.amount} strong />}
        />
        <Column
          source="bank_reference"
          disableSort
          label={t('duty_remittances.bank_reference')}
          {...wideOnly}
          render={(row) => <Code value={row.bank_reference} />}
        />
        <Column source="asked_at" label={t('common.requested_at')} {...wideOnly} render={(row) => <Asked of={row} />} />
        <Column
          source="decided_by"
          disableSort
          label={t('common.decided')}
          {...wideOnly}
          render={(row) => <Decision of={row} />}
        />
        <Column
          source="state"
          disableSort
          label={t('common.state')}
          render={(row) => (
            <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
              <StatusChip tone={tones[row.state]} label={t(`duty_remittances.states.${row.state}`)} />
              <RemittanceActions remittance={row} />
            </Stack>
          )}
        />
      </DeskList>
    </Stack>
  );
};
