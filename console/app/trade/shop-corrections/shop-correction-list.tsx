import { Link as MuiLink, Stack } from '@mui/material';
import { shopCorrectionStates, type ShopCorrection } from '@tradewind/contract/trade/desk/shop-corrections';
import { DataTable } from 'react-admin';
import { Link } from 'react-router';
import { Decision } from '../../design/decision.tsx';
import { DeskList, wideOnly } from '../../design/desk-list.tsx';
import { Amount, Asked } from '../../design/fields.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FineFacts } from './fine-facts.tsx';
import { FineStateChip } from './fine-state-chip.tsx';
import { ShopCorrectionActions } from './shop-correction-actions.tsx';

const Column = DataTable.Col<ShopCorrection>;

/** Fines and corrections of shops: proposed at a shop's page, decided here by somebody else. */
export const ShopCorrectionList = () => {
  const t = useTranslation();
  const states = shopCorrectionStates.map((value) => ({ value, label: t(`fines.states.${value}`) }));
  return (
    <DeskList
      resource="corrections_of_shops"
      title={t('menu.corrections_of_shops')}
      sort={{ field: 'asked_at', order: 'DESC' }}
      first={{ state: 'waiting' }}
      tabs={{
        filter: 'state',
        choices: [{ value: 'waiting', label: t('fines.waiting') }, { value: '', label: t('common.all') }, ...states],
      }}
      table={{ rowClick: false }}
    >
      <Column
        source="shop"
        disableSort
        label={t('shop.sign_in.shop')}
        render={(row) => (
          <MuiLink component={Link} to={`/shops/${row.shop_id}/show`}>
            {row.shop}
          </MuiLink>
        )}
      />
      <Column
        source="amount"
        disableSort
        label={t('common.amount')}
        align="right"
        render={(row) => <Amount value={row.amount} strong />}
      />
      <Column source="reason" disableSort label={t('fines.about')} render={(row) => <FineFacts of={row} />} />
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
            <FineStateChip state={row.state} />
            <ShopCorrectionActions of={row} />
          </Stack>
        )}
      />
    </DeskList>
  );
};
