import { isApiFailure } from '@tradewind/client/errors';
import { ImagePlus } from 'lucide-react';
import { useState } from 'react';
import { uploadFile } from '../../api/upload-file.ts';
import { Button } from '../../design/button.tsx';
import { cx } from '../../design/class-names.ts';
import { Field } from '../../design/field.tsx';
import { FilePicker } from '../../design/file-picker.tsx';
import { Photo } from '../../design/photo.tsx';
import { Spinner } from '../../design/spinner.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { failureText } from '../../shell/errors/failure-text.ts';

interface PictureFieldProps {
  label: string;
  hint: string;
  /** URL of the uploaded picture; empty without one. */
  value: string;
  onChange: (url: string) => void;
  error: string | undefined;
  /** A banner instead of a square. */
  wide?: boolean;
}

/** One picture, uploaded as soon as it is chosen. */
export function PictureField({ label, hint, value, onChange, error, wide = false }: PictureFieldProps) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState('');
  const send = async (file: File) => {
    setBusy(true);
    setFailed('');
    try {
      onChange((await uploadFile(file)).url);
    } catch (failure) {
      if (!isApiFailure(failure)) throw failure;
      setFailed(failureText(t, failure));
    } finally {
      setBusy(false);
    }
  };
  const message = failed || error;
  return (
    <Field label={label} hint={hint} {...(message && { error: message })}>
      {(wiring) => (
        <div id={wiring.id} role="group" aria-label={label} aria-describedby={wiring['aria-describedby']}>
          <div className={cx('flex gap-3.5', wide ? 'flex-col' : 'items-center')}>
            <FilePicker
              accept="image/*"
              disabled={busy}
              onPick={([file]) => file && void send(file)}
              className={cx(
                'grid shrink-0 place-items-center overflow-hidden rounded-md text-sea',
                wide ? 'aspect-[3/1] w-full' : 'size-20',
                !value && 'border-[1.5px] border-dashed border-line-strong',
              )}
            >
              <PictureFace value={value} busy={busy} wide={wide} />
              <span className="sr-only">{t(value ? 'applications.pictureChange' : 'applications.pictureAdd')}</span>
            </FilePicker>
            {value && !busy && (
              <Button kind="ghost" size="sm" onClick={() => onChange('')}>
                {t('applications.pictureRemove')}
              </Button>
            )}
          </div>
        </div>
      )}
    </Field>
  );
}

function PictureFace({ value, busy, wide }: { value: string; busy: boolean; wide: boolean }) {
  if (busy) return <Spinner size={22} />;
  if (!value) return <ImagePlus aria-hidden size={24} strokeWidth={1.8} />;
  const [width, height] = wide ? [360, 120] : [80, 80];
  return <Photo src={value} alt="" width={width} height={height} className="size-full" />;
}
