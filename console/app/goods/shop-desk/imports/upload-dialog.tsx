import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { pageLocale } from '@tradewind/client/page-locale';
import { locales, type Locale } from '@tradewind/contract/base/locales';
import { fileEncodings, type FileEncoding } from '@tradewind/contract/goods/file-encodings';
import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { useLogoutIfAccessDenied, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { uploadImport } from '../../../api/upload-import.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useCategories } from '../products/marks-panel.tsx';
import { nameOf } from '../../../i18n/locale.ts';

/** Asks for a file of products and shows how it differs from the shop. */
export const UploadDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useTranslation();
  const translate = useTranslate();
  const navigate = useNavigate();
  const leave = useLogoutIfAccessDenied();
  const categories = useCategories();
  const picker = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [language, setLanguage] = useState<Locale>(pageLocale());
  const [category, setCategory] = useState('');
  const [encoding, setEncoding] = useState<FileEncoding | ''>('');
  const upload = useMutation({
    mutationFn: (chosen: File) => uploadImport(chosen, { language, category, encoding }),
    onSuccess: ({ id }) => navigate(`/shop_imports/${id}/show`),
    onError: (error) => leave(error),
  });
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={upload.isPending ? undefined : onClose}
      aria-labelledby="upload-title"
    >
      <DialogTitle id="upload-title">{t('imports.upload')}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2.5, pt: 0.5 }}>
          <Typography variant="body2" color="textSecondary">
            {t('imports.upload_text')}
          </Typography>
          <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
            <Button variant="outlined" startIcon={<FileUp size={18} />} onClick={() => picker.current?.click()}>
              {t('imports.choose')}
            </Button>
            <Typography
              variant="body2"
              color={file ? 'textPrimary' : 'textSecondary'}
              sx={{ overflowWrap: 'anywhere' }}
            >
              {file?.name ?? t('imports.no_file')}
            </Typography>
          </Stack>
          <input
            ref={picker}
            type="file"
            hidden
            accept=".csv,.tsv,.txt,.zip,text/csv,application/zip"
            aria-label={t('imports.choose')}
            onChange={({ target }) => {
              setFile(target.files?.[0] ?? null);
              upload.reset();
            }}
          />
          <TextField
            select
            label={t('imports.language')}
            helperText={t('imports.language_help')}
            value={language}
            onChange={({ target }) => setLanguage(target.value as Locale)}
          >
            {locales.map((locale) => (
              <MenuItem key={locale} value={locale}>
                {nameOf(locale)}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            select
            label={t('imports.category')}
            helperText={t('imports.category_help')}
            value={category}
            onChange={({ target }) => setCategory(target.value)}
            slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
          >
            <MenuItem value="">{t('imports.no_category')}</MenuItem>
            {categories.map(({ id, name }) => (
              <MenuItem key={id} value={id}>
                {name}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            select
            label={t('imports.encoding')}
            helperText={t('imports.encoding_help')}
            value={encoding}
            onChange={({ target }) => setEncoding(target.value as FileEncoding | '')}
            slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
          >
            <MenuItem value="">{t('imports.encoding_recognised')}</MenuItem>
            {fileEncodings.map((one) => (
              <MenuItem key={one} value={one}>
                {one.toUpperCase()}
              </MenuItem>
            ))}
          </TextField>
          <Typography variant="caption" color="textSecondary">
            {t('imports.prices')}
          </Typography>
          {upload.error && (
            <Alert severity="error">{translate(upload.error.message, { _: upload.error.message })}</Alert>
          )}
        </Stack>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button color="inherit" onClick={onClose} disabled={upload.isPending}>
          {translate('ra.action.cancel')}
        </Button>
        <Button
          variant="contained"
          disabled={!file}
          loading={upload.isPending}
          onClick={() => file && upload.mutate(file)}
        >
          {upload.isPending ? t('imports.comparing') : t('imports.compare')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
