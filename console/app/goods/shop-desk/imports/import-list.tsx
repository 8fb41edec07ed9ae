import { Button, Stack, Typography } from '@mui/material';
import { importKindLabels, importStateLabels } from '@tradewind/contract/goods/import-labels';
import { exportImports, type ImportRow, type ImportState } from '@tradewind/contract/goods/shop-desk/imports';
import { ArrowLeft, FileUp } from 'lucide-react';
import { useState } from 'react';
import { DataTable } from 'react-admin';
import { Link } from 'react-router';
import { DeskList, wideOnly } from '../../../design/desk-list.tsx';
import { ExportList } from '../../../design/export-button.tsx';
import { Moment } from '../../../design/fields.tsx';
import { useFormat } from '../../../design/format.ts';
import { StatusChip, type Tone } from '../../../design/status-chip.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { UploadDialog } from './upload-dialog.tsx';

const Column = DataTable.Col<ImportRow>;

/** The imports of the shop, latest first. */
export const ImportList = () => {
  const t = useTranslation();
  const { number, locale } = useFormat();
  const [isUploading, setUploading] = useState(false);
  return (
    <>
      <Button component={Link} to="/shop_products" startIcon={<ArrowLeft size={16} />} color="inherit" sx={{ mb: 1 }}>
        {t('menu.shop_products')}
      </Button>
      <DeskList
        resource="shop_imports"
        title={t('imports.title')}
        sort={{ field: 'at', order: 'DESC' }}
        table={{ rowClick: 'show' }}
        empty={t('imports.empty')}
        actions={
          <>
            <ExportList endpoint={exportImports} />
            <Button variant="contained" startIcon={<FileUp size={18} />} onClick={() => setUploading(true)}>
              {t('imports.upload')}
            </Button>
          </>
        }
      >
        <Column
          source="file_name"
          disableSort
          label={t('imports.choose')}
          render={(row) => (
            <Stack sx={{ py: 0.75, minWidth: 0 }}>
              <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                {row.file_name}
              </Typography>
              <Typography variant="caption" color="textSecondary">
                {[t('imports.rows', { smart_count: row.rows }), row.by].filter(Boolean).join(' · ')}
              </Typography>
            </Stack>
          )}
        />
        <Column
          source="counts"
          disableSort
          label={t('menu.shop_products')}
          {...wideOnly}
          render={({ counts }) => (
            <>
              {(['new', 'changed', 'unchanged', 'refused'] as const)
                .filter((kind) => counts[kind] > 0)
                .map((kind) => `${importKindLabels[kind][locale]} ${number(counts[kind])}`)
                .join(' · ')}
            </>
          )}
        />
        <Column source="at" label={t('common.at')} {...wideOnly} render={(row) => <Moment value={row.at} />} />
        <Column
          source="state"
          disableSort
          label={t('common.state')}
          render={(row) => <ImportChip state={row.state} />}
        />
      </DeskList>
      {isUploading && <UploadDialog onClose={() => setUploading(false)} />}
    </>
  );
};

const tones: Record<ImportState, Tone> = {
  ready: 'info',
  running: 'sea',
  done: 'ok',
  cancelled: 'warn',
  undoing: 'sea',
  undone: 'quiet',
};

export const ImportChip = ({ state }: { state: ImportState }) => {
  const { locale } = useFormat();
  return <StatusChip tone={tones[state]} label={importStateLabels[state][locale]} />;
};
