import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { parcelSlip, type PackingSlip } from '@tradewind/contract/trade/shop-desk/orders';
import { Authenticated } from 'react-admin';
import { useParams } from 'react-router';
import { useEndpointQuery } from '../../../api/use-endpoint-query.ts';
import { PrintedPage } from '../../../design/printed-page.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Amount, Moment } from '../../../design/fields.tsx';

/** A packing slip for printing: dark on white in both themes. */
export const PackingSlipPage = () => {
  const { id = '' } = useParams();
  return (
    <Authenticated>
      <Slip id={id} />
    </Authenticated>
  );
};

const Slip = ({ id }: { id: string }) => {
  const t = useTranslation();
  const { data: slip, error } = useEndpointQuery(parcelSlip, { id });
  return (
    <PrintedPage
      title={t('shop.slip.title')}
      about={slip && `${t('shop.orders.title', { sn: slip.sn })} · ${t('shop.orders.parcel', { number: slip.parcel })}`}
      print={t('shop.slip.print')}
      error={error}
    >
      {slip && (
        <>
          <Addresses slip={slip} />
          <Contents slip={slip} />
          {slip.note && <Typography variant="body2">{`${t('shop.orders.note')}: ${slip.note}`}</Typography>}
        </>
      )}
    </PrintedPage>
  );
};

const Addresses = ({ slip }: { slip: PackingSlip }) => {
  const t = useTranslation();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
        '@media print': { gridTemplateColumns: '1fr 1fr' },
      }}
    >
      <Block title={t('shop.slip.from')} lines={[slip.shop.name, slip.shop.city, slip.shop.country]} />
      <Block
        title={t('shop.slip.to')}
        lines={[slip.addressee, slip.addressee_latin, ...slip.address_lines, slip.mobile, slip.customs_code].filter(
          Boolean,
        )}
      />
      <Block title={t('shop.orders.carrier')} lines={[slip.carrier_name, slip.number, slip.delivery_option.name]} />
      <Box>
        <Typography variant="caption">{t('shop.orders.sent')}</Typography>
        <Typography variant="body2">
          <Moment value={slip.sent_at} />
        </Typography>
      </Box>
    </Box>
  );
};

const Block = ({ title, lines }: { title: string; lines: string[] }) => (
  <Box>
    <Typography variant="caption">{title}</Typography>
    {lines.filter(Boolean).map((line, index) => (
      <Typography key={line} variant="body2" sx={{ fontWeight: index === 0 ? 600 : 400 }}>
        {line}
      </Typography>
    ))}
  </Box>
);

const Contents = ({ slip }: { slip: PackingSlip }) => {
  const t = useTranslation();
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table
        size="small"
        sx={{
          '& .MuiTableCell-root': { px: { xs: 1, sm: 2 } },
          '& td:first-of-type': { minWidth: 130 },
          '& th': { wordBreak: 'keep-all' },
        }}
      >
        <TableHead>
          <TableRow>
            <TableCell>{t('shop.orders.contents')}</TableCell>
            <TableCell align="right">{t('shop.slip.pieces')}</TableCell>
            <TableCell>{t('shop.orders.hs_code')}</TableCell>
            <TableCell>{t('shop.orders.origin')}</TableCell>
            <TableCell align="right">{t('shop.orders.customs_value')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {slip.lines.map((line) => (
            <TableRow key={line.order_product_id}>
              <TableCell>
                {[line.title, ...line.spec.split('|'), line.customs_name].filter(Boolean).join(' · ')}
              </TableCell>
              <TableCell align="right">{line.quantity}</TableCell>
              <TableCell>{line.hs_code || '–'}</TableCell>
              <TableCell>{line.origin || '–'}</TableCell>
              <TableCell align="right">
                <Amount value={line.customs_value} />
              </TableCell>
            </TableRow>
          ))}
          <TableRow>
            <TableCell colSpan={4} sx={{ fontWeight: 600 }}>
              {t('shop.slip.total')}
            </TableCell>
            <TableCell align="right">
              <Amount value={slip.customs_total} strong />
            </TableCell>
          </TableRow>
        </TableBody>
      </Table>
    </Box>
  );
};
