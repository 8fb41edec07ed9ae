import { IconButton, Tooltip } from '@mui/material';
import { useTheme } from '@mui/material/styles';
import { Moon, Sun } from 'lucide-react';
import { useTheme as useThemeChoice } from 'react-admin';
import { useTranslation } from '../i18n/use-translation.ts';

export const ThemeButton = () => {
  const t = useTranslation();
  const { palette } = useTheme();
  const [, choose] = useThemeChoice();
  const dark = palette.mode === 'dark';
  return (
    <Tooltip title={t('menu.theme')}>
      <IconButton onClick={() => choose(dark ? 'light' : 'dark')} aria-label={t('menu.theme')} color="inherit">
        {dark ? <Sun size={20} /> : <Moon size={20} />}
      </IconButton>
    </Tooltip>
  );
};
