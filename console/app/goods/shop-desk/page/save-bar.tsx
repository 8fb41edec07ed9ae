import { Button, Card, Stack, Typography } from '@mui/material';
import { discardShopPage, publishShopPage } from '@tradewind/contract/goods/shop-desk/page';
import { Eye, Save } from 'lucide-react';
import { ActionButton } from '../../../design/action-button.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { PageEditor } from './use-page-editor.ts';

interface SaveBarProps {
  editor: PageEditor;
  /** null where the preview is on the screen already. */
  onPreview: (() => void) | null;
}

/** What is published and what is not, and how to change that. Stays at the lower edge of the window. */
export const SaveBar = ({ editor: { base, unsaved, save, discard, adopt }, onPreview }: SaveBarProps) => {
  const t = useTranslation();
  const { revision, has_draft: hasDraft } = base;
  const state = unsaved ? 'unsaved' : hasDraft ? 'draft_waits' : 'all_published';
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
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap', justifyContent: 'flex-end' }}>
        <Typography variant="body2" color="textSecondary" role="status" sx={{ flex: '1 1 160px' }}>
          {t(`page.${state}`)}
        </Typography>
        {onPreview && (
          <Button startIcon={<Eye size={18} />} color="inherit" onClick={onPreview}>
            {t('editing.preview')}
          </Button>
        )}
        {unsaved ? (
          <>
            <Button color="inherit" onClick={discard} disabled={save.isPending}>
              {t('products.discard')}
            </Button>
            <Button type="submit" variant="contained" startIcon={<Save size={18} />} loading={save.isPending}>
              {t('page.save_draft')}
            </Button>
          </>
        ) : (
          hasDraft === 1 && (
            <>
              <ActionButton
                endpoint={discardShopPage}
                label={t('page.discard_draft')}
                input={() => ({ revision })}
                done={t('page.draft_discarded')}
                onDone={adopt}
              >
                {t('page.discard_text')}
              </ActionButton>
              <ActionButton
                endpoint={publishShopPage}
                label={t('page.publish')}
                kind="main"
                input={() => ({ revision })}
                done={t('page.published')}
                onDone={adopt}
              >
                {t('page.publish_text')}
              </ActionButton>
            </>
          )
        )}
      </Stack>
    </Card>
  );
};
