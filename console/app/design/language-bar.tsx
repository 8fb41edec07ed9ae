import { Button, Card, MenuItem, Stack, Tab, Tabs, TextField } from '@mui/material';
import { locales, type Locale, type Texts } from '@tradewind/contract/base/locales';
import { Copy } from 'lucide-react';
import { nameOf } from '../i18n/locale.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { completeness } from '../i18n/texts.ts';

interface LanguageBarProps {
  /** All texts that are edited; those that are empty in every language don't count. */
  texts: readonly Texts[];
  /** The language whose texts are edited. */
  locale: Locale;
  /** The language that is shown beside it; the same one: none. */
  reference: Locale;
  onLocale: (locale: Locale) => void;
  onReference: (locale: Locale) => void;
  /** Fills what is empty from the language beside it. */
  onCopy: () => void;
}

/** Chooses the language to edit and the one beside it, and shows how complete each is. */
export const LanguageBar = ({ texts, locale, reference, onLocale, onReference, onCopy }: LanguageBarProps) => {
  const t = useTranslation();
  return (
    <Card sx={{ px: { xs: 1, md: 2 }, py: 1, display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      <Tabs
        value={locale}
        onChange={(_, chosen: Locale) => onLocale(chosen)}
        variant="scrollable"
        scrollButtons={false}
        aria-label={t('menu.language')}
        sx={{ flex: '1 1 320px', minWidth: 0 }}
      >
        {locales.map((language) => {
          const { written, total } = completeness(texts, language);
          const done = written === total ? '✓' : `${written}/${total}`;
          return <Tab key={language} value={language} label={`${nameOf(language)} ${total > 0 ? done : ''}`.trim()} />;
        })}
      </Tabs>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <TextField
          select
          size="small"
          label={t('editing.beside')}
          value={reference}
          onChange={({ target }) => onReference(target.value as Locale)}
          sx={{ minWidth: 120 }}
        >
          {locales.map((language) => (
            <MenuItem key={language} value={language}>
              {language === locale ? t('editing.alone') : nameOf(language)}
            </MenuItem>
          ))}
        </TextField>
        {reference !== locale && (
          <Button variant="outlined" size="small" startIcon={<Copy size={16} />} onClick={onCopy}>
            {t('editing.copy_from', { language: nameOf(reference) })}
          </Button>
        )}
      </Stack>
    </Card>
  );
};
