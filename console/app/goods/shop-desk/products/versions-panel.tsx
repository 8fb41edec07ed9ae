import { Button, Stack, Typography } from '@mui/material';
import { type OwnProduct } from '@tradewind/contract/goods/shop-desk/products';
import {
  productVersions,
  restoreProduct,
  type ProductVersion,
} from '@tradewind/contract/goods/shop-desk/product-versions';
import type { Locale } from '@tradewind/contract/base/locales';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { useEndpointQuery } from '../../../api/use-endpoint-query.ts';
import { ActionButton } from '../../../design/action-button.tsx';
import { useFormat } from '../../../design/format.ts';
import { Panel } from '../../../design/panel.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { PreviewDialog, productPreviewPath } from '../preview/preview-frame.tsx';

interface VersionsPanelProps {
  product: OwnProduct;
  locale: Locale;
  unsaved: boolean;
  onProduct: (product: OwnProduct) => void;
}

/** The versions of the product: who saved it, when, and what changed. */
export const VersionsPanel = ({ product, locale, unsaved, onProduct }: VersionsPanelProps) => {
  const t = useTranslation();
  const [limit, setLimit] = useState(5);
  const { data } = useEndpointQuery(productVersions, { product_id: product.id, page: 1, limit });
  return (
    <Panel title={t('products.versions')}>
      <Stack sx={{ gap: 1.5 }}>
        {data?.list.map((version) => (
          <Version
            key={version.id}
            version={version}
            product={product}
            locale={locale}
            canRestore={!unsaved && version.revision !== product.revision}
            onProduct={onProduct}
          />
        ))}
        {data && data.total > limit && limit < 100 && (
          <Button onClick={() => setLimit(Math.min(100, limit * 4))}>{t('products.more')}</Button>
        )}
      </Stack>
    </Panel>
  );
};

interface VersionProps extends Omit<VersionsPanelProps, 'unsaved'> {
  version: ProductVersion;
  canRestore: boolean;
}

const Version = ({ version, product, locale, canRestore, onProduct }: VersionProps) => {
  const t = useTranslation();
  const { moment, list } = useFormat();
  const [shown, setShown] = useState(false);
  const { revision, at, by, changed } = version;
  return (
    <Stack sx={{ gap: 0.5, pb: 1.5, borderBottom: 1, borderColor: 'divider', '&:last-of-type': { border: 0 } }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {t('products.version', { number: revision })}
      </Typography>
      <Typography variant="caption" color="textSecondary">
        {[moment(at), by].filter(Boolean).join(' · ')}
      </Typography>
      {changed.length > 0 && (
        <Typography variant="body2">{list(changed.map((part) => t(`products.parts.${part}`)))}</Typography>
      )}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button size="small" startIcon={<Eye size={16} />} onClick={() => setShown(true)}>
          {t('products.look')}
        </Button>
        {canRestore && (
          <ActionButton
            size="small"
            endpoint={restoreProduct}
            label={t('products.restore')}
            input={() => ({ id: product.id, version: revision, revision: product.revision })}
            done={t('products.restored')}
            onDone={onProduct}
          >
            {t('products.restore_text')}
          </ActionButton>
        )}
      </Stack>
      {shown && (
        <PreviewDialog path={productPreviewPath(product.id, revision)} first={locale} onClose={() => setShown(false)} />
      )}
    </Stack>
  );
};
