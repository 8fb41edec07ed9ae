import { Box, Stack, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { pickList, type PickRow } from '@tradewind/contract/trade/shop-desk/fulfilment';
import { useEndpointQuery } from '../../../api/use-endpoint-query.ts';
import { useFormat } from '../../../design/format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { PrintFrame, type PrintQuery } from './print-frame.tsx';
import { specText } from '../../../goods/spec-text.ts';

/** What to take from the shelves: a row for each SKU, with a box to tick. */
export const PickListSheet = ({ query }: { query: PrintQuery }) => {
  const t = useTranslation();
  const { moment } = useFormat();
  const { data, error } = useEndpointQuery(pickList, query);
  return (
    <PrintFrame
      title={t('fulfilment.print.pick_list')}
      papers={['a4']}
      leftOut={data?.left_out ?? []}
      more={data?.more === 1}
      error={error?.message}
    >
      {() =>
        data && (
          <Stack
            className="sheet"
            sx={{ maxWidth: 860, mx: 'auto', p: { xs: 2, sm: 3 }, gap: 2, '@media print': { p: 0 } }}
          >
            <Box>
              <Typography variant="h6" component="h2">{`${t('fulfilment.print.pick_list')} · ${data.shop}`}</Typography>
              <Typography variant="body2">
                {`${t('fulfilment.print.summary', { orders: data.orders, pieces: data.pieces })} · ${t('fulfilment.print.printed', { moment: moment(data.printed_at) })}`}
              </Typography>
            </Box>
            {data.list.length === 0 ? (
              <Typography>{t('fulfilment.print.nothing')}</Typography>
            ) : (
              <PickTable rows={data.list} />
            )}
          </Stack>
        )
      }
    </PrintFrame>
  );
};

const PickTable = ({ rows }: { rows: readonly PickRow[] }) => {
  const t = useTranslation();
  return (
    <Table
      size="small"
      sx={{
        '& .MuiTableCell-root': { px: { xs: 0.75, sm: 1.5 }, borderColor: '#d8d5cf', verticalAlign: 'top' },
        '& th': { wordBreak: 'keep-all' },
        '& tr': { breakInside: 'avoid' },
      }}
    >
      <TableHead>
        <TableRow>
          <TableCell>{t('fulfilment.print.done')}</TableCell>
          <TableCell>{t('shop.orders.contents')}</TableCell>
          <TableCell align="right">{t('shop.slip.pieces')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.sku_id}>
            <TableCell sx={{ width: 44 }}>
              <Box sx={{ width: 22, height: 22, border: '1.5px solid #152328', borderRadius: '3px' }} />
            </TableCell>
            <TableCell>
              <Stack direction="row" sx={{ gap: 1.5 }}>
                <Box
                  component="img"
                  src={row.image}
                  alt=""
                  sx={{ width: 52, height: 52, objectFit: 'cover', borderRadius: '6px', flexShrink: 0 }}
                />
                <Stack sx={{ minWidth: 0, gap: 0.25 }}>
                  <Typography variant="body2" sx={{ fontWeight: 600 }}>
                    {row.title}
                  </Typography>
                  {row.spec && <Typography variant="body2">{specText(row.spec)}</Typography>}
                  <Typography variant="caption" sx={{ fontFamily: 'ui-monospace, Menlo, Consolas, monospace' }}>
                    {[row.code || t('fulfilment.print.no_code'), row.barcode].filter(Boolean).join(' · ')}
                  </Typography>
                  <Typography variant="caption" sx={{ overflowWrap: 'anywhere' }}>
                    {row.orders.map(({ sn, quantity }) => `${sn} × ${quantity}`).join(', ')}
                  </Typography>
                </Stack>
              </Stack>
            </TableCell>
            <TableCell align="right">
              <Typography sx={{ fontSize: 20, fontWeight: 700 }}>{row.quantity}</Typography>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
};
