import { Avatar, LinearProgress, Stack, Typography } from '@mui/material';
import type { FlashOffer } from '@tradewind/contract/goods/desk/flash-sales';
import type { ReactNode } from 'react';
import { useFormat } from '../../design/format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FlashOfferChip } from './flash-sale-chip.tsx';
import { specText } from '../spec-text.ts';

interface FlashOffersProps {
  offers: readonly FlashOffer[];
  /** Whether several shops have offers here. */
  showShop?: boolean;
  actions: (offer: FlashOffer) => ReactNode;
}

/** What is offered in a flash sale: price, quota and limit, what was sold, and what can be done. */
export const FlashOffers = ({ offers, showShop = false, actions }: FlashOffersProps) => {
  const t = useTranslation();
  if (offers.length === 0)
    return (
      <Typography variant="body2" color="textSecondary">
        {t('flash.no_offers')}
      </Typography>
    );
  return (
    <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none', gap: 2.5 }}>
      {offers.map((offer) => (
        <Offer key={offer.id} offer={offer} showShop={showShop} actions={actions(offer)} />
      ))}
    </Stack>
  );
};

const Offer = ({ offer, showShop, actions }: { offer: FlashOffer; showShop: boolean; actions: ReactNode }) => {
  const t = useTranslation();
  const { money, number } = useFormat();
  const { title, spec, shop, image, price, former_price: former, quota, sold, revenue, state, note } = offer;
  const soldText = t('flash.sold_of', { sold: number(sold), quota: number(quota), revenue: money(revenue) });
  return (
    <Stack component="li" direction="row" sx={{ gap: 2, alignItems: 'flex-start', flexWrap: 'wrap' }}>
      <Avatar variant="rounded" src={image} alt="" sx={{ width: 56, height: 56 }}>
        {' '}
      </Avatar>
      <Stack sx={{ gap: 0.5, flex: '1 1 280px', minWidth: 0 }}>
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {[title, specText(spec)].filter(Boolean).join(' · ')}
          </Typography>
          <FlashOfferChip state={state} />
        </Stack>
        {showShop && <Typography variant="body2">{shop}</Typography>}
        <Typography variant="body2">
          <strong>{money(price)}</strong> <s>{money(former)}</s>
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t('flash.terms', { quota: number(quota), limit: number(offer.per_shopper), stock: number(offer.stock) })}
        </Typography>
        {note !== '' && (
          <Typography variant="body2" color="error" sx={{ overflowWrap: 'anywhere' }}>
            {note}
          </Typography>
        )}
      </Stack>
      {(state === 'accepted' || sold > 0) && (
        <Stack sx={{ gap: 0.75, flex: '0 1 200px', minWidth: 140 }}>
          <LinearProgress
            variant="determinate"
            value={(100 * sold) / quota}
            aria-label={soldText}
            sx={{ height: 8, borderRadius: 4 }}
          />
          <Typography variant="caption" color="textSecondary">
            {soldText}
          </Typography>
        </Stack>
      )}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {actions}
      </Stack>
    </Stack>
  );
};
