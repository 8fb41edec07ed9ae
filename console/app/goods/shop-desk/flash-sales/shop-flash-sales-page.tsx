import { Stack, Typography } from '@mui/material';
import { proposeFlashOffer, shopFlashSales, withdrawFlashOffer } from '@tradewind/contract/goods/shop-desk/flash-sales';
import type { ShopFlashSale } from '@tradewind/contract/goods/shop-desk/flash-sales';
import { Zap } from 'lucide-react';
import { Title } from 'react-admin';
import { useEndpointQuery } from '../../../api/use-endpoint-query.ts';
import { ActionButton } from '../../../design/action-button.tsx';
import { useFormat } from '../../../design/format.ts';
import { Panel } from '../../../design/panel.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { FlashOffers } from '../../flash-sales/flash-offers.tsx';
import { FlashSaleChip } from '../../flash-sales/flash-sale-chip.tsx';
import { FlashChoiceField } from './flash-choice-field.tsx';

/** Flash sales of the platform, with what the shop offers in them. */
export const ShopFlashSalesPage = () => {
  const t = useTranslation();
  const { data } = useEndpointQuery(shopFlashSales, { page: 1, limit: 50 });
  return (
    <Stack sx={{ gap: 2 }}>
      <Title title={t('menu.shop_flash_sales')} />
      <Typography variant="body2" color="textSecondary">
        {t('flash.shop_text')}
      </Typography>
      {data?.list.map((sale) => (
        <Sale key={sale.id} sale={sale} />
      ))}
      {data?.list.length === 0 && <Panel>{t('flash.shop_empty')}</Panel>}
    </Stack>
  );
};

const Sale = ({ sale }: { sale: ShopFlashSale }) => {
  const t = useTranslation();
  const { moment } = useFormat();
  return (
    <Panel title={sale.name} actions={sale.open && <Propose sale={sale} />}>
      <Stack sx={{ gap: 2 }}>
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          <FlashSaleChip state={sale.state} />
          <Typography variant="body2">{`${moment(sale.starts_at)} – ${moment(sale.ends_at)}`}</Typography>
        </Stack>
        <FlashOffers
          offers={sale.list}
          actions={({ id, state, title }) =>
            sale.open &&
            (state === 'proposed' || state === 'accepted') && (
              <ActionButton
                endpoint={withdrawFlashOffer}
                label={t('flash.withdraw')}
                size="small"
                input={() => ({ id })}
                done={t('flash.withdrawn')}
              >
                {t('flash.withdraw_text', { title })}
              </ActionButton>
            )
          }
        />
      </Stack>
    </Panel>
  );
};

const Propose = ({ sale: { id, name } }: { sale: ShopFlashSale }) => {
  const t = useTranslation();
  return (
    <ActionButton
      endpoint={proposeFlashOffer}
      label={t('flash.propose')}
      kind="main"
      size="small"
      icon={<Zap size={16} />}
      fields={[
        { name: 'sku_id', label: t('flash.choice'), required: true, own: FlashChoiceField },
        { name: 'price', label: t('flash.price'), kind: 'amount', required: true, help: t('flash.price_help') },
        { name: 'quota', label: t('flash.quota'), required: true, help: t('flash.quota_help') },
        { name: 'per_shopper', label: t('flash.limit'), value: '1', required: true },
      ]}
      input={({ sku_id = '', price = '', quota = '', per_shopper = '' }) => ({
        sale_id: id,
        sku_id,
        price: price.trim(),
        quota: quota.trim(),
        per_shopper: per_shopper.trim(),
      })}
      done={t('flash.proposed')}
    >
      {t('flash.propose_text', { name })}
    </ActionButton>
  );
};
