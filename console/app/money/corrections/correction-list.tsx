import { Stack } from '@mui/material';
import { type Correction, approveCorrection, refuseCorrection } from '@tradewind/contract/money/desk/corrections';
import { DataTable } from 'react-admin';
import { useTranslation } from '../../i18n/use-translation.ts';
import { DeskList, wideOnly } from '../../design/desk-list.tsx';
import { Decision } from '../../design/decision.tsx';
import { Amount, Asked, ShopperLink } from '../../design/fields.tsx';
import { StatusChip, type Tone } from '../../design/status-chip.tsx';
import { RequestCorrection, useSourceName } from './request-correction.tsx';
import { useFormat } from '../../design/format.ts';
import { ApprovalActions } from '../../design/approval-actions.tsx';

const Column = DataTable.Col<Correction>;
const tones: Record<Correction['state'], Tone> = { asked: 'warn', approved: 'ok', refused: 'quiet' };

/** Corrections of balances: requested by one operator, approved by another. */
export const CorrectionList = () => {
  const t = useTranslation();
  const sourceName = useSourceName();
  const states = (['asked', 'approved', 'refused'] as const).map((value) => ({
    value,
    label: t(`corrections.states.${value}`),
  }));
  return (
    <DeskList
      resource="corrections"
      title={t('menu.corrections')}
      sort={{ field: 'asked_at', order: 'DESC' }}
      tabs={{ filter: 'state', choices: [{ value: '', label: t('common.all') }, ...states] }}
      actions={<RequestCorrection />}
      table={{ rowClick: false }}
    >
      <Column
        source="username"
        disableSort
        label={t('common.shopper')}
        render={(row) => <ShopperLink id={row.user_id} name={row.username} />}
      />
      <Column
        source="amount"
        disableSort
        label={t('common.amount')}
        align="right"
        render={(row) => <Amount value={row.amount} strong />}
      />
      <Column
        source="against"
        disableSort
        label={t('corrections.against')}
        {...wideOnly}
        render={(row) => sourceName(row.against)}
      />
      <Column source="reason" disableSort label={t('common.reason')} {...wideOnly} />
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
            <StatusChip tone={tones[row.state]} label={t(`corrections.states.${row.state}`)} />
            <CorrectionActions correction={row} />
          </Stack>
        )}
      />
    </DeskList>
  );
};

const CorrectionActions = ({ correction }: { correction: Correction }) => {
  const t = useTranslation();
  const { money } = useFormat();
  const { amount, username: name, asked_by: by, reason } = correction;
  return (
    <ApprovalActions
      of={correction}
      words="corrections"
      approve={approveCorrection}
      refuse={refuseCorrection}
      booked={t('corrections.approved')}
    >
      {t('corrections.approve_text', { amount: money(amount), name, by, reason })}
    </ApprovalActions>
  );
};
