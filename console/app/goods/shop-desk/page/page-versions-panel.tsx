import { Button, Stack, Typography } from '@mui/material';
import { restoreShopPage, shopPageVersions } from '@tradewind/contract/goods/shop-desk/page';
import { useState } from 'react';
import { useEndpointQuery } from '../../../api/use-endpoint-query.ts';
import { ActionButton } from '../../../design/action-button.tsx';
import { useFormat } from '../../../design/format.ts';
import { Panel } from '../../../design/panel.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { PageEditorProps } from './page-editor-props.ts';

/** What was published: by whom, when, and what changed. */
export const PageVersionsPanel = ({ editor: { base, unsaved, adopt } }: PageEditorProps) => {
  const t = useTranslation();
  const { moment, list } = useFormat();
  const [limit, setLimit] = useState(5);
  const { data } = useEndpointQuery(shopPageVersions, { page: 1, limit });
  if (!data || data.total === 0) return null;
  return (
    <Panel title={t('page.versions')}>
      <Stack sx={{ gap: 1.5 }}>
        {data.list.map(({ id, version, at, by, changed }) => (
          <Stack key={id} sx={{ gap: 0.5, pb: 1.5, borderBottom: 1, borderColor: 'divider' }}>
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {t('products.version', { number: version })}
            </Typography>
            <Typography variant="caption" color="textSecondary">
              {[moment(at), by].filter(Boolean).join(' · ')}
            </Typography>
            {changed.length > 0 && (
              <Typography variant="body2">{list(changed.map((part) => t(`page.parts.${part}`)))}</Typography>
            )}
            {!unsaved && version !== data.list[0]!.version && (
              <Stack direction="row">
                <ActionButton
                  size="small"
                  endpoint={restoreShopPage}
                  label={t('products.restore')}
                  input={() => ({ version, revision: base.revision })}
                  done={t('page.restored')}
                  onDone={adopt}
                >
                  {t('page.restore_text')}
                </ActionButton>
              </Stack>
            )}
          </Stack>
        ))}
        {data.total > limit && limit < 100 && (
          <Button onClick={() => setLimit(Math.min(100, limit * 4))}>{t('products.more')}</Button>
        )}
      </Stack>
    </Panel>
  );
};
