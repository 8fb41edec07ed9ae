import {
  Alert,
  Box,
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
import { locales, pickText, type Locale } from '@tradewind/contract/base/locales';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../../design/format.ts';
import { StatusChip } from '../../../design/status-chip.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { cleanHtml } from './clean-html.ts';
import type { ProductDraft } from './draft.ts';
import { proseLooks } from './rich-text.tsx';
import { nameOf } from '../../../i18n/locale.ts';

interface PreviewProps {
  draft: ProductDraft;
  /** The language that is shown first. */
  first: Locale;
  onClose: () => void;
  /** It contains what is not saved yet. */
  unsaved?: boolean;
}

/** The words and pictures of a version that is not stored, or no longer, on a screen of a telephone's width, in the language that is chosen. */
export const Preview = ({ draft, first, onClose, unsaved = false }: PreviewProps) => {
  const t = useTranslation();
  const translate = useTranslate();
  const heading = useId();
  const [locale, setLocale] = useState(first);
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} slotProps={{ paper: { sx: { width: 430 } } }}>
      <DialogTitle id={heading}>{t('products.preview')}</DialogTitle>
      <DialogContent sx={{ p: 0 }} lang={locale}>
        {unsaved && (
          <Alert severity="info" sx={{ mx: 2, mb: 1 }}>
            {t('products.preview_unsaved')}
          </Alert>
        )}
        <Page draft={draft} locale={locale} />
      </DialogContent>
      <DialogActions sx={{ px: 2, py: 1.5, justifyContent: 'space-between' }}>
        <TextField
          select
          size="small"
          label={t('menu.language')}
          value={locale}
          onChange={({ target }) => setLocale(target.value as Locale)}
          sx={{ minWidth: 130 }}
        >
          {locales.map((language) => (
            <MenuItem key={language} value={language}>
              {nameOf(language)}
            </MenuItem>
          ))}
        </TextField>
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
};

const Page = ({ draft, locale }: { draft: ProductDraft; locale: Locale }) => {
  const t = useTranslation();
  const { titles, summaries, descriptions, pictures, options, facts, adult } = draft;
  return (
    <Stack>
      <Box sx={{ display: 'flex', overflowX: 'auto', scrollSnapType: 'x mandatory' }} tabIndex={0} role="group">
        {pictures.map(({ image, alts }) => (
          <Box
            key={image}
            component="img"
            src={image}
            alt={pickText(alts, locale)}
            sx={{ width: '100%', flexShrink: 0, aspectRatio: '1', objectFit: 'cover', scrollSnapAlign: 'start' }}
          />
        ))}
      </Box>
      <Stack sx={{ p: 2, gap: 1.5 }}>
        <Price draft={draft} />
        <Typography variant="h6" component="h2">
          {pickText(titles, locale) || t('products.untitled')}
        </Typography>
        {adult && (
          <Box>
            <StatusChip tone="bad" label="18+" />
          </Box>
        )}
        <Typography variant="body2" color="textSecondary">
          {pickText(summaries, locale)}
        </Typography>
        {options.map(({ names, values }, at) => (
          <Stack key={at} sx={{ gap: 0.75 }}>
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {pickText(names, locale)}
            </Typography>
            <Stack direction="row" sx={{ gap: 0.75, flexWrap: 'wrap' }}>
              {values.map(({ code, texts }) => (
                <StatusChip key={code} tone="quiet" label={pickText(texts, locale) || '–'} />
              ))}
            </Stack>
          </Stack>
        ))}
        {facts.length > 0 && (
          <Box
            component="dl"
            sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 0.5 }}
          >
            {facts.map(({ names, values }, at) => (
              <Box key={at} sx={{ display: 'contents', fontSize: 13, '& dd': { m: 0 } }}>
                <dt>{pickText(names, locale)}</dt>
                <dd>{pickText(values, locale)}</dd>
              </Box>
            ))}
          </Box>
        )}
        <Box sx={proseLooks} dangerouslySetInnerHTML={{ __html: cleanHtml(pickText(descriptions, locale)) }} />
      </Stack>
    </Stack>
  );
};

/** The price of the cheapest SKU, with what it was reduced from. */
const Price = ({ draft: { skus } }: { draft: ProductDraft }) => {
  const { money } = useFormat();
  const cheapest = skus
    .filter(({ price }) => Number(price) > 0)
    .toSorted((a, b) => Number(a.price) - Number(b.price))[0];
  if (!cheapest) return null;
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'baseline' }}>
      <Typography sx={{ fontSize: 24, fontWeight: 700, color: 'secondary.main' }}>{money(cheapest.price)}</Typography>
      {Number(cheapest.list_price) > Number(cheapest.price) && (
        <Typography component="s" variant="body2" color="textSecondary">
          {money(cheapest.list_price)}
        </Typography>
      )}
    </Stack>
  );
};
