import { Button, FormControlLabel, Stack, Switch, TextField } from '@mui/material';
import { parseLocale } from '@tradewind/contract/base/locales';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { useFormat } from '../../design/format.ts';
import { isoOfInput } from '../../design/local-input.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { homePreviewPath, PreviewDialog } from '../shop-desk/preview/preview-frame.tsx';

/** Home as it will be at a chosen moment, drawn by the storefront. */
export const HomePreview = () => {
  const t = useTranslation();
  const locale = parseLocale(useFormat().locale) ?? 'en';
  const [at, setAt] = useState('');
  const [drafts, setDrafts] = useState(false);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" startIcon={<Eye size={18} />} onClick={() => setOpen(true)}>
        {t('banners.preview')}
      </Button>
      {open && (
        <PreviewDialog
          path={homePreviewPath(isoOfInput(at), drafts)}
          first={locale}
          onClose={() => setOpen(false)}
          above={
            <Stack direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap', py: 1 }}>
              <TextField
                type="datetime-local"
                size="small"
                label={t('banners.preview_at')}
                helperText={t('banners.preview_at_help')}
                value={at}
                onChange={({ target }) => setAt(target.value)}
                slotProps={{ inputLabel: { shrink: true } }}
              />
              <FormControlLabel
                control={<Switch checked={drafts} onChange={(_, checked) => setDrafts(checked)} />}
                label={t('banners.preview_drafts')}
              />
            </Stack>
          }
        />
      )}
    </>
  );
};
