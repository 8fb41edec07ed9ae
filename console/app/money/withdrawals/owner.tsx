import { Stack, Typography } from '@mui/material';
import type { DeskWithdrawalRow } from '@tradewind/contract/money/desk/withdrawals';
import { Store } from 'lucide-react';
import { ShopperLink } from '../../design/fields.tsx';

/** The owner of a withdrawal: a shopper or a shop. */
export const Owner = ({ withdrawal: { owner_kind, owner, owner_id } }: { withdrawal: DeskWithdrawalRow }) =>
  owner_kind === 'user' ? (
    <ShopperLink id={owner_id} name={owner} />
  ) : (
    <Stack component="span" direction="row" sx={{ display: 'inline-flex', gap: 0.75, alignItems: 'center' }}>
      <Store size={16} aria-hidden />
      <Typography component="span" variant="body2" sx={{ fontWeight: 600 }}>
        {owner}
      </Typography>
    </Stack>
  );
