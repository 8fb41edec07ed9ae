import { Stack } from '@mui/material';
import { appealFine, type ShopFine } from '@tradewind/contract/trade/shop-desk/fines';
import { DataTable } from 'react-admin';
import { ActionButton } from '../../../design/action-button.tsx';
import { DeskList, wideOnly } from '../../../design/desk-list.tsx';
import { Amount, Moment } from '../../../design/fields.tsx';
import { useFormat } from '../../../design/format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { FineFacts } from '../../shop-corrections/fine-facts.tsx';
import { FineStateChip } from '../../shop-corrections/fine-state-chip.tsx';

const Column = DataTable.Col<ShopFine>;

/** What the platform books on the shop's balance besides its orders; the owner can appeal against fines. */
export const FineList = () => {
  const t = useTranslation();
  return (
    <DeskList
      resource="shop_fines"
      title={t('menu.shop_fines')}
      empty={t('fines.none')}
      sort={{ field: 'announced_at', order: 'DESC' }}
      perPage={25}
      table={{ rowClick: false }}
    >
      <Column
        source="announced_at"
        disableSort
        label={t('common.at')}
        {...wideOnly}
        render={(row) => <Moment value={row.announced_at} />}
      />
      <Column source="reason" disableSort label={t('fines.about')} render={(row) => <FineFacts of={row} />} />
      <Column
        source="amount"
        disableSort
        label={t('common.amount')}
        align="right"
        render={(row) => <Amount value={row.booked ?? row.amount} strong />}
      />
      <Column
        source="state"
        disableSort
        label={t('common.state')}
        render={(row) => (
          <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
            <FineStateChip state={row.state} />
            {row.can_appeal === 1 && <Appeal fine={row} />}
          </Stack>
        )}
      />
    </DeskList>
  );
};

const Appeal = ({ fine: { id, amount } }: { fine: ShopFine }) => {
  const t = useTranslation();
  const { money } = useFormat();
  return (
    <ActionButton
      endpoint={appealFine}
      size="small"
      label={t('fines.appeal')}
      fields={[{ name: 'words', label: t('fines.appeal_words'), kind: 'lines', required: true }]}
      input={({ words = '' }) => ({ id, words })}
      done={t('fines.appealed')}
    >
      {t('fines.appeal_text', { amount: money(amount.replace('-', '')) })}
    </ActionButton>
  );
};
