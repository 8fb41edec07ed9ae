import { Button } from '../../../design/button.tsx';
import { Card } from '../../../design/card.tsx';
import { useTranslation } from '../../../i18n/use-translation.tsx';

/** More time before the order counts as received, once. */
export function ExtendPart({ busy, onExtend }: { busy: boolean; onExtend: () => void }) {
  const { t } = useTranslation();
  return (
    <Card as="section" padded className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
      <p className="min-w-0 flex-1 basis-40 text-body text-ink-2">{t('orders.extend.hint')}</p>
      <Button kind="outline" size="sm" loading={busy} onClick={onExtend}>
        {t('orders.extend')}
      </Button>
    </Card>
  );
}
