import { Box, Stack, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { packingSlips, type PackingSlipOfOrder } from '@tradewind/contract/trade/shop-desk/fulfilment';
import type { OutputOf } from '@tradewind/contract/base/endpoint';
import { useEndpointQuery } from '../../../api/use-endpoint-query.ts';
import { useCountries } from '../../../design/countries.ts';
import { QrCode } from '../../../design/qr-code.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { PrintFrame, type Paper, type PrintQuery } from './print-frame.tsx';

type Sender = OutputOf<typeof packingSlips>['shop'];

/** One sheet for each order, without prices: address, contents, order number as a QR code. */
export const SlipSheets = ({ query }: { query: PrintQuery }) => {
  const t = useTranslation();
  const { data, error } = useEndpointQuery(packingSlips, query);
  return (
    <PrintFrame
      title={t('fulfilment.print.packing_slips')}
      papers={['a4', 'label']}
      leftOut={data?.left_out ?? []}
      more={data?.more === 1}
      error={error?.message}
    >
      {(paper) =>
        data?.list.length === 0 ? (
          <Typography sx={{ p: 3 }}>{t('fulfilment.print.nothing')}</Typography>
        ) : (
          data?.list.map((slip, index) => (
            <SlipSheet
              key={slip.id}
              slip={slip}
              shop={data.shop}
              paper={paper}
              place={t('fulfilment.print.page', { at: index + 1, count: data.list.length })}
            />
          ))
        )
      }
    </PrintFrame>
  );
};

interface SlipSheetProps {
  slip: PackingSlipOfOrder;
  shop: Sender;
  paper: Paper;
  place: string;
}

const SlipSheet = ({ slip, shop, paper, place }: SlipSheetProps) => {
  const t = useTranslation();
  const { nameOf } = useCountries();
  const isLabel = paper === 'label';
  return (
    <Stack
      component="section"
      className="sheet"
      aria-label={slip.sn}
      sx={{
        boxSizing: 'border-box',
        width: isLabel ? '4in' : 760,
        maxWidth: '100%',
        mx: 'auto',
        my: 2,
        p: isLabel ? 1.5 : { xs: 2, sm: 3 },
        gap: isLabel ? 1 : 2.5,
        border: '1px dashed #b9b6b0',
        breakAfter: 'page',
        '&:last-of-type': { breakAfter: 'auto' },
        '@media print': { border: 0, m: 0, p: 0, width: '100%' },
        ...(isLabel && { '& .MuiTypography-root, & .MuiTableCell-root': { fontSize: 11, lineHeight: 1.3 } }),
      }}
    >
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'flex-start', gap: 2 }}>
        <Stack sx={{ minWidth: 0, gap: 0.25 }}>
          <Typography variant="h6" component="h2" sx={{ fontWeight: 700 }}>
            {shop.name}
          </Typography>
          <Typography variant="body2">{[shop.city, nameOf(shop.country)].filter(Boolean).join(', ')}</Typography>
          <Typography variant="body2">{`${t('fulfilment.print.order_number')} ${slip.sn}`}</Typography>
          <Typography variant="body2">{`${t('fulfilment.print.delivery')} ${slip.delivery_option.name}`}</Typography>
        </Stack>
        <Box sx={{ flexShrink: 0, lineHeight: 0 }}>
          <QrCode text={slip.sn} label={t('fulfilment.print.scan', { sn: slip.sn })} size={isLabel ? 84 : 110} />
        </Box>
      </Stack>
      <Box sx={{ borderTop: '1px solid #152328', pt: 1 }}>
        <Typography variant="caption">{t('fulfilment.print.ship_to')}</Typography>
        <Typography sx={{ fontWeight: 700, fontSize: isLabel ? '14px !important' : 17 }}>{slip.addressee}</Typography>
        {slip.addressee_latin && <Typography sx={{ fontWeight: 700 }}>{slip.addressee_latin}</Typography>}
        {slip.address_lines.map((line) => (
          <Typography key={line} sx={{ fontSize: isLabel ? '13px !important' : 16 }}>
            {line}
          </Typography>
        ))}
        <Typography variant="body2">{slip.mobile}</Typography>
        {slip.customs_code && (
          <Typography variant="body2">{`${t('shop.orders.customs_code')} ${slip.customs_code}`}</Typography>
        )}
      </Box>
      <SlipLines slip={slip} />
      {slip.note && <Typography variant="body2">{`${t('fulfilment.print.note')}: ${slip.note}`}</Typography>}
      <Typography variant="caption" sx={{ mt: 'auto', '@media print': { display: 'none' } }}>
        {place}
      </Typography>
    </Stack>
  );
};

const SlipLines = ({ slip }: { slip: PackingSlipOfOrder }) => {
  const t = useTranslation();
  return (
    <Table
      size="small"
      sx={{ '& .MuiTableCell-root': { px: 0.5, borderColor: '#d8d5cf' }, '& tr': { breakInside: 'avoid' } }}
    >
      <TableHead>
        <TableRow>
          <TableCell>{t('shop.orders.contents')}</TableCell>
          <TableCell>{t('fulfilment.print.sku_code')}</TableCell>
          <TableCell align="right">{t('shop.slip.pieces')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {slip.lines.map((line) => (
          <TableRow key={line.id}>
            <TableCell>{[line.title, ...line.spec.split('|')].filter(Boolean).join(' · ')}</TableCell>
            <TableCell sx={{ overflowWrap: 'anywhere' }}>{line.code}</TableCell>
            <TableCell align="right" sx={{ fontWeight: 700 }}>
              {line.quantity}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
};
