import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  Stack,
  TextField,
} from '@mui/material';
import type { Locale } from '@tradewind/contract/base/locales';
import type { DeskText } from '@tradewind/contract/platform/desk/texts';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../design/format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { blocksOf, compareBlocks, type ComparedBlock } from './compare-blocks.ts';

interface CompareDialogProps {
  text: DeskText;
  /** The later one of the two versions that are compared first. */
  first: number;
  locale: Locale;
  onClose: () => void;
}

const looks: Record<ComparedBlock['kind'], object> = {
  same: { color: 'text.secondary' },
  removed: { textDecoration: 'line-through', borderLeft: 3, borderColor: 'error.main', pl: 1.5 },
  added: { fontWeight: 600, borderLeft: 3, borderColor: 'success.main', pl: 1.5 },
};
/** For those who don't see the looks. */
const elements = { same: 'p', removed: 'del', added: 'ins' } as const;

/** Two versions of a text in one language: what was removed and what was added. */
export const CompareDialog = ({ text: { versions }, first, locale, onClose }: CompareDialogProps) => {
  const t = useTranslation();
  const translate = useTranslate();
  const heading = useId();
  const { number } = useFormat();
  const [chosen, setChosen] = useState({ before: Math.max(1, first - 1), after: first });
  const blocks = (version: number) => {
    const found = versions.find((one) => one.version === version);
    return found ? [found.titles[locale], ...blocksOf(found.bodies[locale])].filter(Boolean) : [];
  };
  const compared = compareBlocks(blocks(chosen.before), blocks(chosen.after));
  const isSame = compared.every(({ kind }) => kind === 'same');
  return (
    <Dialog open fullWidth maxWidth="md" onClose={onClose} aria-labelledby={heading}>
      <DialogTitle id={heading}>{t('texts.compare')}</DialogTitle>
      <DialogContent>
        <Stack direction="row" sx={{ gap: 2, pt: 1, pb: 2, flexWrap: 'wrap' }}>
          {(['before', 'after'] as const).map((side) => (
            <TextField
              key={side}
              select
              size="small"
              label={t(`texts.${side}`)}
              value={chosen[side]}
              onChange={({ target }) => setChosen({ ...chosen, [side]: Number(target.value) })}
              sx={{ minWidth: 160 }}
            >
              {versions.map(({ version }) => (
                <MenuItem key={version} value={version}>
                  {t('products.version', { number: number(version) })}
                </MenuItem>
              ))}
            </TextField>
          ))}
        </Stack>
        {isSame && <Box role="status">{t('texts.no_difference')}</Box>}
        <Stack lang={locale} sx={{ gap: 1 }}>
          {!isSame &&
            compared.map(({ kind, text }, index) => (
              <Box
                key={index}
                component={elements[kind]}
                sx={{ m: 0, fontSize: 14, textDecoration: 'none', overflowWrap: 'anywhere', ...looks[kind] }}
              >
                {text}
              </Box>
            ))}
        </Stack>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
};
