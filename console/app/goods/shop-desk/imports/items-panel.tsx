import { Box, Button, Link as MuiLink, Stack, Tab, TablePagination, Tabs, Typography } from '@mui/material';
import { keepPreviousData } from '@tanstack/react-query';
import { importKindLabels } from '@tradewind/contract/goods/import-labels';
import {
  exportImportItems,
  importItems,
  importKinds,
  type ImportItem,
  type ImportKind,
  type ImportRow,
} from '@tradewind/contract/goods/shop-desk/imports';
import { useState } from 'react';
import { Link } from 'react-router';
import { useEndpointQuery } from '../../../api/use-endpoint-query.ts';
import { useFormat } from '../../../design/format.ts';
import { ExportButton } from '../../../design/export-button.tsx';
import { Panel } from '../../../design/panel.tsx';
import { StatusChip, type Tone } from '../../../design/status-chip.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ChangeRow } from './change-row.tsx';

interface ItemsPanelProps {
  importId: string;
  counts: ImportRow['counts'];
}

const perPage = 25;

/** The products of an import by what they are to the shop, with their differences and what is wrong with them. */
export const ItemsPanel = ({ importId, counts }: ItemsPanelProps) => {
  const t = useTranslation();
  const { number, locale } = useFormat();
  const [kind, setKind] = useState<ImportKind | ''>('');
  const [page, setPage] = useState(0);
  const { data } = useEndpointQuery(
    importItems,
    { import_id: importId, kind, page: page + 1, limit: perPage },
    { placeholderData: keepPreviousData },
  );
  const all = importKinds.reduce((sum, one) => sum + counts[one], 0);
  return (
    <Panel flush>
      <Tabs
        value={kind}
        onChange={(_, value: ImportKind | '') => {
          setKind(value);
          setPage(0);
        }}
        variant="scrollable"
        scrollButtons={false}
        aria-label={t('common.state')}
        sx={{ px: 2, borderBottom: 1, borderColor: 'divider' }}
      >
        <Tab value="" label={`${t('common.all')} ${number(all)}`} />
        {importKinds.map((one) => (
          <Tab key={one} value={one} label={`${importKindLabels[one][locale]} ${number(counts[one])}`} />
        ))}
      </Tabs>
      <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data?.list.map((item) => (
          <Item key={item.id} item={item} />
        ))}
      </Stack>
      {data?.list.length === 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ p: 3 }}>
          {t('imports.no_items')}
        </Typography>
      )}
      {data && data.total > 0 && (
        <Box sx={{ px: 2.5, py: 1.5 }}>
          <ExportButton
            endpoint={exportImportItems}
            input={{ format: 'csv', import_id: importId, kind }}
            label={t('common.download')}
            size="small"
          />
        </Box>
      )}
      {data && data.total > perPage && (
        <TablePagination
          component="div"
          count={data.total}
          page={page}
          rowsPerPage={perPage}
          rowsPerPageOptions={[perPage]}
          onPageChange={(_, to) => setPage(to)}
        />
      )}
    </Panel>
  );
};

const tones: Record<ImportKind, Tone> = { new: 'ok', changed: 'sea', unchanged: 'quiet', refused: 'bad' };

const few = 6;

const Item = ({ item }: { item: ImportItem }) => {
  const t = useTranslation();
  const { locale } = useFormat();
  const [isOpen, setOpen] = useState(false);
  const { kind, outcome, title, handle, line, changes, issues, product_id: productId } = item;
  const shown = isOpen ? changes : changes.slice(0, few);
  const isTold = outcome === kind || (outcome === 'waiting' && kind !== 'refused');
  return (
    <Stack component="li" sx={{ gap: 1, px: 2.5, py: 1.75, borderBottom: 1, borderColor: 'divider', minWidth: 0 }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {title || handle}
        </Typography>
        <StatusChip tone={tones[kind]} label={importKindLabels[kind][locale]} />
        {!isTold && <StatusChip tone="quiet" label={t(`imports.outcomes.${outcome}`)} />}
        <Typography variant="caption" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {[t('imports.line', { line }), handle].filter(Boolean).join(' · ')}
        </Typography>
        {productId && outcome !== 'undone' && (
          <MuiLink component={Link} to={`/shop_products/${productId}/show`} variant="caption">
            {t('imports.open_product')}
          </MuiLink>
        )}
      </Stack>
      {issues.map((issue) => (
        <Typography
          key={`${issue.line} ${issue.column} ${issue.code} ${issue.value}`}
          variant="body2"
          color={kind === 'refused' || outcome === 'refused' ? 'error' : 'textSecondary'}
          sx={{ overflowWrap: 'anywhere' }}
        >
          {[
            [t('imports.line', { line: issue.line }), issue.column].filter(Boolean).join(', '),
            issue.msg,
            issue.value && `“${issue.value}”`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
      ))}
      {shown.map((change) => (
        <ChangeRow key={`${change.field} ${change.of}`} change={change} />
      ))}
      {changes.length > few && (
        <Button size="small" onClick={() => setOpen(!isOpen)} sx={{ alignSelf: 'flex-start' }}>
          {isOpen ? t('imports.less') : t('imports.more', { count: changes.length })}
        </Button>
      )}
    </Stack>
  );
};
