import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, MenuItem, TextField } from '@mui/material';
import { locales, type Locale } from '@tradewind/contract/base/locales';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { readSession } from '../../../api/session.ts';
import { nameOf } from '../../../i18n/locale.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** The shop of the session. */
const shopId = (): string => {
  const session = readSession();
  return session && 'shop' in session ? session.shop.id : '';
};

/** The storefront's page of the shop with its draft. */
export const shopPreviewPath = (): string => `/preview/shop/${shopId()}`;
/** The storefront's page of a product, also of a draft. */
export const productPreviewPath = (productId: string): string => `/preview/detail/${shopId()}/${productId}`;

interface PreviewFrameProps {
  path: string;
  locale: Locale;
  /** Loads the page again when it changes. */
  version?: string;
}

/** A page of the storefront on a screen of a telephone's width. Only members of the shop can open its address. */
export const PreviewFrame = ({ path, locale, version = '' }: PreviewFrameProps) => {
  const t = useTranslation();
  return (
    <Box
      component="iframe"
      key={version}
      title={t('editing.preview')}
      src={`${path}?lang=${locale}`}
      sx={{
        width: 390,
        maxWidth: '100%',
        height: '100%',
        minHeight: 480,
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        display: 'block',
        mx: 'auto',
      }}
    />
  );
};

interface PreviewDialogProps {
  path: string;
  /** The language that is shown first. */
  first: Locale;
  onClose: () => void;
}

/** The same in a dialog, in the language that is chosen. */
export const PreviewDialog = ({ path, first, onClose }: PreviewDialogProps) => {
  const t = useTranslation();
  const translate = useTranslate();
  const heading = useId();
  const [locale, setLocale] = useState(first);
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} slotProps={{ paper: { sx: { width: 440, m: 1 } } }}>
      <DialogTitle id={heading}>{t('editing.preview')}</DialogTitle>
      <DialogContent sx={{ p: 1, height: '80vh' }}>
        <PreviewFrame path={path} locale={locale} />
      </DialogContent>
      <DialogActions sx={{ px: 2, py: 1.5, gap: 1, flexWrap: 'wrap' }}>
        <TextField
          select
          size="small"
          label={t('menu.language')}
          value={locale}
          onChange={({ target }) => setLocale(target.value as Locale)}
          sx={{ minWidth: 130, mr: 'auto' }}
        >
          {locales.map((language) => (
            <MenuItem key={language} value={language}>
              {nameOf(language)}
            </MenuItem>
          ))}
        </TextField>
        <Button component="a" href={`${path}?lang=${locale}`} target="_blank" rel="noopener">
          {t('editing.new_tab')}
        </Button>
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
};
