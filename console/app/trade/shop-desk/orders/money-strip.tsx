import { Box, Stack, Typography } from '@mui/material';
import type { OrderMoneyOfShop } from '@tradewind/contract/trade/order-money';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Amount, Facts, Moment } from '../../../design/fields.tsx';
import { StatusChip, type Tone } from '../../../design/status-chip.tsx';

const tones: Record<OrderMoneyOfShop['place'], Tone> = {
  unpaid: 'quiet',
  held: 'info',
  released: 'ok',
  returned: 'quiet',
};

/** Where an order's money is, read from the books; for the shop and for operators. */
export const MoneyStrip = ({ money }: { money: OrderMoneyOfShop }) => {
  const t = useTranslation();
  const some = (amount: string) => Number(amount) !== 0;
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Box>
        <StatusChip tone={tones[money.place]} label={t(`shop.money.places.${money.place}`)} />
      </Box>
      {money.place === 'unpaid' ? (
        <Typography variant="body2" color="textSecondary">
          {t('shop.money.unpaid_text')}
        </Typography>
      ) : (
        <Facts
          facts={[
            [t('shop.money.paid'), <Amount key="paid" value={money.paid} />],
            some(money.promotion) && [t('shop.money.promotion'), <Amount key="promotion" value={money.promotion} />],
            some(money.duties) && [t('shop.money.duties'), <Amount key="duties" value={money.duties} />],
            some(money.refunded) && [t('shop.money.refunded'), <Amount key="refunded" value={money.refunded} />],
            some(money.return_freight) && [
              t('shop.money.return_freight'),
              <Amount key="return" value={money.return_freight} />,
            ],
            some(money.promotion_back) && [
              t('shop.money.promotion_back'),
              <Amount key="back" value={money.promotion_back} />,
            ],
            some(money.held) && [t('shop.money.held'), <Amount key="held" value={money.held} />],
            [t('shop.money.commission'), <Amount key="commission" value={money.commission} />],
            some(money.commission_tax) && [
              t('money_rules.tax_in_commission'),
              <Amount key="tax" value={money.commission_tax} />,
            ],
            [
              t(money.place === 'released' ? 'shop.money.shop_received' : 'shop.money.shop_will_receive'),
              <Amount key="shop" value={money.shop} strong />,
            ],
            money.refund_until !== null && [
              t('shop.money.refund_until'),
              <Moment key="until" value={money.refund_until} />,
            ],
            money.released_at !== null && [
              t('shop.money.released_at'),
              <Moment key="released" value={money.released_at} />,
            ],
          ]}
        />
      )}
    </Stack>
  );
};
