import { Avatar, Stack, Typography } from '@mui/material';
import { showOwnProduct } from '@tradewind/contract/goods/shop-desk/products';
import { Link } from 'react-router';
import { useCanCall } from '../../../api/use-endpoint-query.ts';

/** A product with its picture; a link to it for those who may open it. */
export const ProductLink = ({
  id,
  title,
  image,
  note,
}: {
  id: string;
  title: string;
  image: string;
  note?: string;
}) => {
  const canOpen = useCanCall()(showOwnProduct);
  return (
    <Stack
      {...(canOpen && { component: Link, to: `/shop_products/${id}/show` })}
      direction="row"
      sx={{ gap: 1.5, alignItems: 'center', minWidth: 0, color: 'text.primary', textDecoration: 'none' }}
    >
      <Avatar
        variant="rounded"
        src={image}
        alt=""
        sx={{ width: 40, height: 40, bgcolor: (theme) => theme.palette.tones.sunken }}
      >
        {' '}
      </Avatar>
      <Stack sx={{ minWidth: 0 }}>
        <Typography variant="body2" noWrap sx={{ fontWeight: 600 }}>
          {title}
        </Typography>
        {note && (
          <Typography variant="caption" color="textSecondary" noWrap>
            {note}
          </Typography>
        )}
      </Stack>
    </Stack>
  );
};
