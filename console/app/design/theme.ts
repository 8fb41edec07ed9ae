import type { CheckboxProps } from '@mui/material';
import type { RaThemeOptions } from 'react-admin';

const fontStack =
  '-apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", "Liberation Sans", "PingFang SC", "Hiragino Sans", "Hiragino Sans GB", "Apple SD Gothic Neo", "Malgun Gothic", "Thonburi", "Noto Sans Thai", "Noto Sans SC", "Noto Sans CJK SC", system-ui, sans-serif';

/** Colours of backgrounds and texts that MUI's palette lacks. */
export interface Tones {
  sunken: string;
  lineStrong: string;
  ink3: string;
  sea: string;
  seaTint: string;
  okTint: string;
  warnTint: string;
  badTint: string;
  infoTint: string;
  plum: string;
}

declare module '@mui/material/styles' {
  interface Palette {
    tones: Tones;
  }
  interface PaletteOptions {
    tones?: Tones;
  }
}

const lightTones: Tones = {
  sunken: '#f1ede8',
  lineStrong: '#7f898d',
  ink3: '#5c696f',
  sea: '#0b6171',
  seaTint: '#e2f2f4',
  okTint: '#e3f6ea',
  warnTint: '#fcf0d6',
  badTint: '#fdecec',
  infoTint: '#e9f1fd',
  plum: '#7d3f8e',
};
const darkTones: Tones = {
  sunken: '#1d282d',
  lineStrong: '#6c797e',
  ink3: '#97a4a9',
  sea: '#7ad1db',
  seaTint: '#16323a',
  okTint: '#123022',
  warnTint: '#3a2c12',
  badTint: '#43212a',
  infoTint: '#1b2f49',
  plum: '#d6a8e4',
};

const theme = (dark: boolean): RaThemeOptions => {
  const tones = dark ? darkTones : lightTones;
  const line = dark ? '#253035' : '#e4e1db';
  return {
    palette: {
      mode: dark ? 'dark' : 'light',
      primary: { main: dark ? '#7ad1db' : '#0b6171', dark: '#0a4f5c', contrastText: dark ? '#0a1215' : '#fff' },
      secondary: { main: dark ? '#fb9a66' : '#d53e02' },
      error: { main: dark ? '#f89191' : '#b81834' },
      warning: { main: dark ? '#edc06b' : '#84550f' },
      info: { main: dark ? '#8ebff3' : '#215da5' },
      success: { main: dark ? '#71d6a3' : '#077045' },
      background: dark ? { default: '#0a1215', paper: '#131d21' } : { default: '#f7f4f0', paper: '#fff' },
      text: dark
        ? { primary: '#f2f0ec', secondary: '#b6c0c3', disabled: '#5b6569' }
        : { primary: '#152328', secondary: '#46545a', disabled: '#97a0a4' },
      divider: line,
      tones,
    },
    shape: { borderRadius: 10 },
    sidebar: { width: 232, closedWidth: 64 },
    typography: {
      fontFamily: fontStack,
      fontSize: 14,
      h5: { fontSize: 20, fontWeight: 700, letterSpacing: '-0.02em' },
      h6: { fontSize: 17, fontWeight: 600 },
      body2: { fontSize: 13, lineHeight: 1.4 },
      button: { textTransform: 'none', fontWeight: 600 },
    },
    components: {
      MuiCssBaseline: {
        styleOverrides: {
          ':focus-visible': { outline: `2px solid ${tones.sea}`, outlineOffset: 2 },
          '@media (prefers-reduced-motion: reduce)': {
            '*, ::before, ::after': { animationDuration: '1ms !important', transitionDuration: '1ms !important' },
          },
        },
      },
      MuiPaper: {
        defaultProps: { elevation: 0 },
        styleOverrides: { root: { backgroundImage: 'none' }, rounded: { borderRadius: 18 } },
      },
      // The reference of a failed call is a line of its own.
      MuiAlert: { styleOverrides: { message: { whiteSpace: 'pre-line' } } },
      MuiSnackbarContent: { styleOverrides: { message: { whiteSpace: 'pre-line' } } },
      MuiPopover: { styleOverrides: { paper: { borderRadius: 14, border: `1px solid ${line}` } } },
      MuiButton: { defaultProps: { disableElevation: true }, styleOverrides: { root: { borderRadius: 10 } } },
      MuiTextField: { defaultProps: { variant: 'outlined' } },
      MuiFormControl: { defaultProps: { variant: 'outlined' } },
      MuiOutlinedInput: { styleOverrides: { notchedOutline: { borderColor: tones.lineStrong } } },
      MuiTableCell: {
        styleOverrides: {
          root: { fontVariantNumeric: 'tabular-nums', borderColor: line },
          body: { height: 54, fontSize: 13, '&[colspan]': { height: 'auto' } },
          head: { height: 40, fontSize: 12, fontWeight: 500, color: tones.ink3, backgroundColor: 'transparent' },
        },
      },
      MuiTableRow: {
        styleOverrides: {
          root: {
            '&.Mui-selected, &:has(> td > .MuiCheckbox-root.Mui-checked)': {
              backgroundColor: `color-mix(in srgb, ${tones.seaTint} 45%, transparent)`,
            },
          },
        },
      },
      MuiChip: {
        styleOverrides: { root: { borderRadius: 6, height: 24, fontWeight: 600 }, label: { paddingInline: 8 } },
      },
      MuiTab: { styleOverrides: { root: { minHeight: 48, minWidth: 0, paddingInline: 12 } } },
      // MUI puts the label of a checkbox on its frame, where screen readers do not look.
      MuiCheckbox: {
        defaultProps: {
          slotProps: {
            root: { 'aria-label': undefined },
            input: (checkbox: CheckboxProps) => ({ 'aria-label': checkbox['aria-label'] }),
          },
        },
      },
      // The colour of MUI has too little contrast on the ground of a page.
      MuiToggleButton: { styleOverrides: { root: { color: dark ? '#b6c0c3' : '#46545a' } } },
      MuiTooltip: { defaultProps: { arrow: true } },
    },
  };
};

export const lightTheme = theme(false);
export const darkTheme = theme(true);
