import { Box, Stack, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { carrierName } from '@tradewind/contract/trade/carriers';
import { shipmentOutcomes, type ShipmentRow } from '@tradewind/contract/trade/shop-desk/fulfilment';
import { useFormat } from '../../../design/format.ts';
import { StatusChip, type Tone } from '../../../design/status-chip.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';

const tones: Readonly<Record<ShipmentRow['outcome'], Tone>> = {
  ready: 'sea',
  shipped: 'ok',
  unchanged: 'quiet',
  failed: 'bad',
};

/** More rows than this are counted, but not listed; rows with errors come first. */
const listed = 300;

/** What becomes of each row of the file, errors first. */
export const ShipmentTable = ({ rows, skipped }: { rows: readonly ShipmentRow[]; skipped: number }) => {
  const t = useTranslation();
  const { locale } = useFormat();
  const shown = rows
    .toSorted((a, b) => Number(b.outcome === 'failed') - Number(a.outcome === 'failed') || a.line - b.line)
    .slice(0, listed);
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Stack direction="row" role="status" sx={{ gap: 0.75, flexWrap: 'wrap' }}>
        {shipmentOutcomes.map((outcome) => {
          const smart_count = rows.filter((row) => row.outcome === outcome).length;
          return (
            smart_count > 0 && (
              <StatusChip
                key={outcome}
                tone={tones[outcome]}
                label={t(`fulfilment.shipments.${outcome}`, { smart_count })}
              />
            )
          );
        })}
        {skipped > 0 && <StatusChip tone="quiet" label={t('fulfilment.shipments.skipped', { smart_count: skipped })} />}
      </Stack>
      <Box sx={{ overflowX: 'auto' }}>
        <Table size="small" sx={{ '& .MuiTableCell-root': { px: 1 }, '& th': { wordBreak: 'keep-all' } }}>
          <TableHead>
            <TableRow>
              <TableCell align="right">{t('fulfilment.shipments.line')}</TableCell>
              <TableCell>{t('fulfilment.print.order_number')}</TableCell>
              <TableCell>{t('shop.orders.parcel_number')}</TableCell>
              <TableCell>{t('fulfilment.shipments.outcome')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {shown.map((row) => (
              <TableRow key={row.line}>
                <TableCell align="right">{row.line}</TableCell>
                <TableCell sx={{ overflowWrap: 'anywhere' }}>{row.sn}</TableCell>
                <TableCell sx={{ overflowWrap: 'anywhere' }}>
                  {`${carrierName(row.carrier, locale) || row.carrier} ${row.number}`}
                </TableCell>
                <TableCell>
                  {row.msg ? (
                    <Typography variant="body2" color="error">
                      {row.msg}
                    </Typography>
                  ) : (
                    <StatusChip tone={tones[row.outcome]} label={t(`fulfilment.shipments.outcomes.${row.outcome}`)} />
                  )}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Stack>
  );
};
