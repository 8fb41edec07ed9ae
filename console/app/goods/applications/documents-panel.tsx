import { Button, Link, Stack, Typography } from '@mui/material';
import type { DeskApplication } from '@tradewind/contract/goods/desk/applications';
import { Download } from 'lucide-react';
import { useTranslation } from '../../i18n/use-translation.ts';

/** The documents of an application: pictures as they are, PDFs as downloads. */
export const DocumentsPanel = ({ documents }: Pick<DeskApplication, 'documents'>) => {
  const t = useTranslation();
  if (documents.length === 0)
    return (
      <Typography variant="body2" color="textSecondary">
        {t('applications.no_documents')}
      </Typography>
    );
  return (
    <Stack sx={{ gap: 2.5 }}>
      {documents.map(({ id, name, kind, url }) => (
        <Stack key={id} sx={{ gap: 1, alignItems: 'flex-start' }}>
          <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          {kind === 'pdf' ? (
            <Button href={url} variant="outlined" startIcon={<Download size={18} />}>
              {t('applications.download')}
            </Button>
          ) : (
            <Link href={url} target="_blank" rel="noopener" aria-label={t('applications.enlarge', { name })}>
              <img
                src={url}
                alt={name}
                style={{ maxWidth: '100%', maxHeight: 520, display: 'block', borderRadius: 10 }}
              />
            </Link>
          )}
        </Stack>
      ))}
    </Stack>
  );
};
