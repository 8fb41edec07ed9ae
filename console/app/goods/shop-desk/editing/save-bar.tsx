import { Alert, Button, Card, Stack, Typography } from '@mui/material';
import { Eye, Save } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';

interface SaveBarProps {
  editor: {
    unsaved: boolean;
    save: { isPending: boolean };
    problem: string | null;
    conflict: unknown;
    discard(): void;
  };
  /** What is saved and what is not. */
  status: string;
  label: string;
  /** What can be done instead when everything is saved. */
  acts?: ReactNode;
  /** null where the preview is on the screen already. */
  onPreview: (() => void) | null;
}

/** Says what is not saved, and saves it. Stays at the lower edge of the window. */
export const SaveBar = ({ editor, status, label, acts, onPreview }: SaveBarProps) => {
  const t = useTranslation();
  const { unsaved, save, problem, conflict, discard } = editor;
  return (
    <Card
      sx={{
        position: 'sticky',
        bottom: 12,
        zIndex: 2,
        px: 2,
        py: 1.25,
        border: 1,
        borderColor: 'divider',
        boxShadow: '0 4px 20px rgb(0 0 0 / 12%)',
      }}
    >
      {problem && !conflict && (
        <Alert severity="error" sx={{ mb: 1 }}>
          {problem}
        </Alert>
      )}
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap', justifyContent: 'flex-end' }}>
        <Typography variant="body2" color="textSecondary" role="status" sx={{ flex: '1 1 160px' }}>
          {status}
        </Typography>
        {unsaved && (
          <Button color="inherit" onClick={discard} disabled={save.isPending}>
            {t('products.discard')}
          </Button>
        )}
        {onPreview && (
          <Button startIcon={<Eye size={18} />} color="inherit" onClick={onPreview}>
            {t('editing.preview')}
          </Button>
        )}
        {(unsaved || !acts) && (
          <Button
            type="submit"
            variant="contained"
            startIcon={<Save size={18} />}
            loading={save.isPending}
            disabled={!unsaved}
          >
            {label}
          </Button>
        )}
        {!unsaved && acts}
      </Stack>
    </Card>
  );
};
