import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Radio,
  RadioGroup,
  Stack,
  Typography,
} from '@mui/material';
import type { OwnProduct } from '@tradewind/contract/goods/shop-desk/products';
import { useState } from 'react';
import { useFormat } from '../../../design/format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { draftOf, type ProductDraft } from './draft.ts';
import { takeParts, type Merge } from './merge.ts';

interface ConflictDialogProps {
  theirs: OwnProduct;
  merge: Merge;
  /** The joined draft, to be looked at and saved. */
  onJoined: (draft: ProductDraft) => void;
}

/**
 * Somebody else saved the product meanwhile. What only one of the two changed is joined; for what both changed, the reader
 * chooses. Nothing is saved yet.
 */
export const ConflictDialog = ({ theirs, merge: { draft, conflicts }, onJoined }: ConflictDialogProps) => {
  const t = useTranslation();
  const { moment, list } = useFormat();
  const [taken, setTaken] = useState<readonly number[]>([]);
  const join = () => {
    const other = draftOf(theirs.content);
    onJoined(taken.reduce((joined, at) => takeParts(joined, other, conflicts[at]!), draft));
  };
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby="conflict-title">
      <DialogTitle id="conflict-title">{t('products.conflict')}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2 }}>
          <Typography>
            {t('products.conflict_text', { name: theirs.updated_by || '–', moment: moment(theirs.updated_at) })}
          </Typography>
          {conflicts.length > 0 && <Typography>{t('products.conflict_choose')}</Typography>}
          {conflicts.map((parts, at) => (
            <Stack key={parts[0]}>
              <Typography id={`conflict-${at}`} sx={{ fontWeight: 600 }}>
                {list(parts.map((part) => t(`products.parts.${part}`)))}
              </Typography>
              <RadioGroup
                row
                aria-labelledby={`conflict-${at}`}
                value={taken.includes(at) ? 'theirs' : 'mine'}
                onChange={(_, whose) =>
                  setTaken(whose === 'theirs' ? [...taken, at] : taken.filter((other) => other !== at))
                }
              >
                <FormControlLabel value="mine" control={<Radio />} label={t('products.mine')} />
                <FormControlLabel value="theirs" control={<Radio />} label={t('products.theirs')} />
              </RadioGroup>
            </Stack>
          ))}
        </Stack>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button variant="contained" onClick={join} autoFocus>
          {t('products.join')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
