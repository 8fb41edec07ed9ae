import { IconButton, Menu, MenuItem, Tooltip } from '@mui/material';
import { Languages } from 'lucide-react';
import { useState } from 'react';
import { useLocaleState, useLocales } from 'react-admin';
import { useTranslation } from '../i18n/use-translation.ts';

export const LanguageMenu = () => {
  const t = useTranslation();
  const locales = useLocales();
  const [locale, setLocale] = useLocaleState();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (chosen: string) => {
    setAnchor(null);
    setLocale(chosen);
  };
  return (
    <>
      <Tooltip title={t('menu.language')}>
        <IconButton
          onClick={(event) => setAnchor(event.currentTarget)}
          aria-label={t('menu.language')}
          aria-haspopup="menu"
          color="inherit"
        >
          <Languages size={20} />
        </IconButton>
      </Tooltip>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {locales.map(({ locale: each, name }) => (
          <MenuItem key={each} selected={each === locale} onClick={() => choose(each)} lang={each}>
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
