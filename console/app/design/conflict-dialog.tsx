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
import { useState } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { useFormat } from './format.ts';

interface ConflictDialogProps {
  /** Name of who saved meanwhile; empty: unknown. */
  by: string;
  /** ISO time. */
  at: string;
  /** What both changed, in words. */
  conflicts: readonly string[];
  /** Gets the places of the conflicts where the other version is taken. */
  onJoined: (taken: readonly number[]) => void;
}

/**
 * Somebody else saved the same meanwhile. What only one of the two changed is joined; for what both changed, the reader
 * chooses. Nothing is saved yet.
 */
export const ConflictDialog = ({ by, at: moment, conflicts, onJoined }: ConflictDialogProps) => {
  const t = useTranslation();
  const format = useFormat();
  const [taken, setTaken] = useState<readonly number[]>([]);
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby="conflict-title">
      <DialogTitle id="conflict-title">{t('editing.conflict')}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2 }}>
          <Typography>{t('editing.conflict_text', { name: by || '–', moment: format.moment(moment) })}</Typography>
          {conflicts.length > 0 && <Typography>{t('editing.conflict_choose')}</Typography>}
          {conflicts.map((words, at) => (
            <Stack key={words}>
              <Typography id={`conflict-${at}`} sx={{ fontWeight: 600 }}>
                {words}
              </Typography>
              <RadioGroup
                row
                aria-labelledby={`conflict-${at}`}
                value={taken.includes(at) ? 'theirs' : 'mine'}
                onChange={(_, whose) =>
                  setTaken(whose === 'theirs' ? [...taken, at] : taken.filter((other) => other !== at))
                }
              >
                <FormControlLabel value="mine" control={<Radio />} label={t('editing.mine')} />
                <FormControlLabel value="theirs" control={<Radio />} label={t('editing.theirs')} />
              </RadioGroup>
            </Stack>
          ))}
        </Stack>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button variant="contained" onClick={() => onJoined(taken)} autoFocus>
          {t('editing.join')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
