import { cropPicture, type PictureArea } from '@tradewind/client/crop-picture';
import { isApiFailure } from '@tradewind/client/errors';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { uploadFile } from '../../api/upload-file.ts';
import { Button } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import { Sheet } from '../../design/sheet.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { failureText } from '../../shell/errors/failure-text.ts';
import { useSaveAvatar } from './profile-data.ts';

interface CropSheetProps {
  open: boolean;
  file: File;
  /** A temporary address of the file. */
  source: string;
  onClose: () => void;
}

/** The side of the stored picture, in pixels. */
const side = 512;

/** Cuts a picture to a circle: moved by a finger or the arrow keys, scaled by two fingers, the wheel or the slider. */
export function CropSheet({ open, file, source: local, onClose }: CropSheetProps) {
  const { t } = useTranslation();
  const save = useSaveAvatar();
  const [source, setSource] = useState(local);
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [degrees, setDegrees] = useState(0);
  const [area, setArea] = useState<PictureArea | null>(null);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState('');

  const attempt = async (act: () => Promise<void>) => {
    setBusy(true);
    setFailed('');
    try {
      await act();
    } catch (failure) {
      setFailed(isApiFailure(failure) ? failureText(t, failure) : t('users.crop.unreadable'));
    } finally {
      setBusy(false);
    }
  };
  // The server reads formats that this browser may not, such as HEIC, and answers with one that every browser reads.
  const convert = () => {
    if (source === local) void attempt(async () => setSource((await uploadFile(file)).url));
    else setFailed(t('users.crop.unreadable'));
  };
  const use = () =>
    attempt(async () => {
      const cut = await cropPicture(source, area!, degrees, side);
      await save.mutateAsync((await uploadFile(cut)).url);
      onClose();
    });

  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('users.crop.title')}
      closeLabel={t('shell.close')}
      locked={busy}
      footer={
        <Button size="lg" wide loading={busy} disabled={!area} onClick={() => void use()}>
          {t('users.crop.use')}
        </Button>
      }
    >
      <div className="flex flex-col gap-3 pb-2">
        <div
          data-base-ui-swipe-ignore=""
          className="relative aspect-square max-h-[52dvh] w-full touch-none overflow-hidden rounded-md bg-pressed"
        >
          <Cropper
            image={source}
            crop={place}
            zoom={zoom}
            rotation={degrees}
            aspect={1}
            objectFit="cover"
            cropShape="round"
            showGrid={false}
            keyboardStep={10}
            disableAutomaticStylesInjection
            cropperProps={{ 'aria-label': t('users.crop.area'), role: 'group' } as object}
            mediaProps={{ alt: '', onError: convert }}
            onCropChange={setPlace}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => setArea(pixels)}
          />
        </div>
        <div className="flex items-center gap-3">
          <input
            type="range"
            data-base-ui-swipe-ignore=""
            aria-label={t('users.crop.zoom')}
            min={1}
            max={3}
            step={0.05}
            value={zoom}
            onChange={(event) => setZoom(Number(event.target.value))}
            className="h-11 min-w-0 flex-1 accent-sea"
          />
          <Button kind="quiet" size="sm" icon={RotateCw} onClick={() => setDegrees((degrees + 90) % 360)}>
            {t('users.crop.turn')}
          </Button>
        </div>
        {failed && (
          <Notice tone="bad" urgent>
            {failed}
          </Notice>
        )}
      </div>
    </Sheet>
  );
}
