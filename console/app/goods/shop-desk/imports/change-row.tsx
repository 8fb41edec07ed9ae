import { Box, Typography } from '@mui/material';
import { locales, type Locale } from '@tradewind/contract/base/locales';
import type { ImportChange } from '@tradewind/contract/goods/shop-desk/imports';
import { nameOf } from '../../../i18n/locale.ts';
import { useNames, useTranslation } from '../../../i18n/use-translation.ts';

/** One difference between two versions of a product: its field and language or variant, what it was and what it is. */
export const ChangeRow = ({ change: { field, of, before, after } }: { change: ImportChange }) => {
  const t = useTranslation();
  const name = useNames();
  const whose = locales.includes(of as Locale) ? nameOf(of as Locale) : of;
  return (
    <Box sx={{ display: 'grid', gap: { xs: 0.25, md: 2 }, gridTemplateColumns: { xs: '1fr', md: '220px 1fr 1fr' } }}>
      <Typography variant="caption" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {[name('imports.fields', field), whose].filter(Boolean).join(' · ')}
      </Typography>
      <Typography
        component="del"
        variant="body2"
        color="textSecondary"
        sx={{ overflowWrap: 'anywhere', textDecorationThickness: 1 }}
      >
        {before || t('imports.nothing')}
      </Typography>
      <Typography component="ins" variant="body2" sx={{ overflowWrap: 'anywhere', textDecoration: 'none' }}>
        {after || t('imports.nothing')}
      </Typography>
    </Box>
  );
};
