import { Field } from '../../design/field.tsx';
import { Uploader } from '../../design/uploader.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import type { Pictures } from '../../platform/uploads/use-pictures.ts';

interface PicturesFieldProps {
  pictures: Pictures;
  aside: string;
  error?: string | undefined;
}

/** Up to six pictures as evidence. */
export function PicturesField({ pictures, aside, error }: PicturesFieldProps) {
  const { t } = useTranslation();
  return (
    <Field
      label={t('refunds.proof')}
      aside={<span className="text-note text-ink-3">{aside}</span>}
      {...(error !== undefined && { error })}
    >
      {(wiring) => (
        <div
          id={wiring.id}
          role="group"
          aria-label={t('refunds.proof')}
          aria-describedby={wiring['aria-describedby']}
          className="pt-1.5"
        >
          <Uploader
            items={pictures.items}
            max={6}
            onAdd={pictures.add}
            onRemove={pictures.remove}
            onRetry={pictures.retry}
            addLabel={t('refunds.proof.add')}
            removeLabel={(position) => t('refunds.proof.remove', { position })}
            retryLabel={t('refunds.proof.retry')}
            busyLabel={t('refunds.proof.busy')}
          />
        </div>
      )}
    </Field>
  );
}
