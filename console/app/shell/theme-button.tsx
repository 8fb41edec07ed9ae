import { IconButton, Tooltip } from '@mui/material';
import { useTheme } from '@mui/material/styles';
import { Moon, Sun } from 'lucide-react';
import { useTheme as useThemeChoice } from 'react-admin';
import { useWords } from '../i18n/words.ts';

export const ThemeButton = () => {
  const word = useWords();
  const { palette } = useTheme();
  const [, choose] = useThemeChoice();
  const dark = palette.mode === 'dark';
  return (
    <Tooltip title={word('menu.theme')}>
      <IconButton onClick={() => choose(dark ? 'light' : 'dark')} aria-label={word('menu.theme')} color="inherit">
        {dark ? <Sun size={20} /> : <Moon size={20} />}
      </IconButton>
    </Tooltip>
  );
};
