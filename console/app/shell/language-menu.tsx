import { IconButton, Menu, MenuItem, Tooltip } from '@mui/material';
import { Languages } from 'lucide-react';
import { useState } from 'react';
import { useLocaleState, useLocales } from 'react-admin';
import { useWords } from '../i18n/words.ts';

export const LanguageMenu = () => {
  const word = useWords();
  const locales = useLocales();
  const [locale, setLocale] = useLocaleState();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (chosen: string) => {
    setAnchor(null);
    setLocale(chosen);
  };
  return (
    <>
      <Tooltip title={word('menu.language')}>
        <IconButton
          onClick={(event) => setAnchor(event.currentTarget)}
          aria-label={word('menu.language')}
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
