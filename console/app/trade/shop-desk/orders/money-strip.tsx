import { Box, Stack, Typography } from '@mui/material';
import type { OrderMoneyOfShop } from '@tradewind/contract/trade/order-money';
import { useWords } from '../../../i18n/words.ts';
import { Amount, Facts, Moment } from '../../../look/fields.tsx';
import { StatusChip, type Tone } from '../../../look/status-chip.tsx';

const tones: Record<OrderMoneyOfShop['place'], Tone> = {
  unpaid: 'quiet',
  held: 'info',
  released: 'ok',
  returned: 'quiet',
};

/** Where an order's money is, as the books tell it: the same for the shop and for operators. */
export const MoneyStrip = ({ money }: { money: OrderMoneyOfShop }) => {
  const word = useWords();
  const some = (amount: string) => Number(amount) !== 0;
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Box>
        <StatusChip tone={tones[money.place]} label={word(`shop.money.places.${money.place}`)} />
      </Box>
      {money.place === 'unpaid' ? (
        <Typography variant="body2" color="textSecondary">
          {word('shop.money.unpaid_text')}
        </Typography>
      ) : (
        <Facts
          facts={[
            [word('shop.money.paid'), <Amount key="paid" value={money.paid} />],
            some(money.promotion) && [word('shop.money.promotion'), <Amount key="promotion" value={money.promotion} />],
            some(money.duties) && [word('shop.money.duties'), <Amount key="duties" value={money.duties} />],
            some(money.refunded) && [word('shop.money.refunded'), <Amount key="refunded" value={money.refunded} />],
            some(money.return_freight) && [
              word('shop.money.return_freight'),
              <Amount key="return" value={money.return_freight} />,
            ],
            some(money.promotion_back) && [
              word('shop.money.promotion_back'),
              <Amount key="back" value={money.promotion_back} />,
            ],
            some(money.held) && [word('shop.money.held'), <Amount key="held" value={money.held} />],
            [word('shop.money.commission'), <Amount key="commission" value={money.commission} />],
            [
              word(money.place === 'released' ? 'shop.money.got' : 'shop.money.will_get'),
              <Amount key="shop" value={money.shop} strong />,
            ],
            money.refund_until !== null && [
              word('shop.money.refund_until'),
              <Moment key="until" value={money.refund_until} />,
            ],
            money.released_at !== null && [
              word('shop.money.released_at'),
              <Moment key="released" value={money.released_at} />,
            ],
          ]}
        />
      )}
    </Stack>
  );
};
