import { Alert, Link as MuiLink, Stack, Typography } from '@mui/material';
import {
  duplicateProduct,
  publishProduct,
  scheduleProduct,
  takeDownProduct,
  unscheduleProduct,
  withdrawProduct,
  type OwnProduct,
  type ProductAct,
} from '@tradewind/contract/goods/shop-desk/products';
import { ActionButton } from '../../../design/action-button.tsx';
import { useFormat } from '../../../design/format.ts';
import { Panel } from '../../../design/panel.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { StateChip } from './state-chip.tsx';

interface StatePanelProps {
  product: OwnProduct;
  /** What was typed is not saved yet, so that the acts would be about something else than what is seen. */
  unsaved: boolean;
  onProduct: (product: OwnProduct) => void;
  onCopy: (product: OwnProduct) => void;
}

/** The state of the product, and what can be done with it now. */
export const StatePanel = ({ product, unsaved, onProduct, onCopy }: StatePanelProps) => {
  const t = useTranslation();
  const { moment } = useFormat();
  const { id, state, publish_at: publishAt, reason, moderated } = product;
  return (
    <Panel title={t('common.state')}>
      <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
        <StateChip state={state} />
        {publishAt && (
          <Typography variant="body2">{t('products.goes_on_sale', { moment: moment(publishAt) })}</Typography>
        )}
        {reason && <Alert severity="warning">{t('products.reason', { reason })}</Alert>}
        {moderated === 1 && state !== 'on_sale' && (
          <Typography variant="body2" color="textSecondary">
            {t('products.moderated')}
          </Typography>
        )}
        <Typography variant="caption" color="textSecondary">
          {[moment(product.updated_at), product.updated_by].filter(Boolean).join(' · ')}
        </Typography>
        {state === 'on_sale' && (
          <MuiLink href={`/detail/${id}`} target="_blank" rel="noopener" variant="body2">
            {t('products.public_page')}
          </MuiLink>
        )}
        {unsaved ? (
          <Typography variant="body2" color="textSecondary">
            {t('products.save_first')}
          </Typography>
        ) : (
          <Acts product={product} onProduct={onProduct} onCopy={onCopy} />
        )}
      </Stack>
    </Panel>
  );
};

const Acts = ({ product: { id, allowed, moderated }, onProduct, onCopy }: Omit<StatePanelProps, 'unsaved'>) => {
  const t = useTranslation();
  const can = (act: ProductAct) => allowed.includes(act);
  const input = () => ({ id });
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      {can('publish') && (
        <ActionButton
          kind="main"
          endpoint={publishProduct}
          label={t(moderated ? 'products.submit' : 'products.publish')}
          input={input}
          done={t(moderated ? 'products.submitted' : 'products.published')}
          onDone={onProduct}
        />
      )}
      {can('schedule') && (
        <ActionButton
          endpoint={scheduleProduct}
          label={t('products.schedule')}
          fields={[{ name: 'at', label: t('products.schedule_at'), kind: 'moment', required: true }]}
          input={({ at = '' }) => ({ id, at: new Date(at).toISOString() })}
          done={t('products.scheduled')}
          onDone={onProduct}
        />
      )}
      {can('unschedule') && (
        <ActionButton
          endpoint={unscheduleProduct}
          label={t('products.unschedule')}
          input={input}
          done={t('products.unscheduled')}
          onDone={onProduct}
        />
      )}
      {can('withdraw') && (
        <ActionButton
          endpoint={withdrawProduct}
          label={t('products.withdraw')}
          input={input}
          done={t('products.withdrawn')}
          onDone={onProduct}
        />
      )}
      {can('take_down') && (
        <ActionButton
          kind="danger"
          endpoint={takeDownProduct}
          label={t('products.take_down')}
          input={input}
          done={t('products.taken_down')}
          onDone={onProduct}
        >
          {t('products.take_down_text')}
        </ActionButton>
      )}
      <ActionButton
        endpoint={duplicateProduct}
        label={t('products.duplicate')}
        input={input}
        done={t('products.duplicated')}
        onDone={onCopy}
      >
        {t('products.duplicate_text')}
      </ActionButton>
    </Stack>
  );
};
