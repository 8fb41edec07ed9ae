import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Slider, Stack } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { useTranslate } from 'react-admin';
import { uploadPicture } from '../../api/call.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { cropPicture, type PictureArea } from '@tradewind/client/crop-picture';

export interface CropDialogProps {
  /** Address of the picture. */
  source: string;
  /** Width by height of what is cut out. */
  aspect: number;
  /** The longest side of the result, in pixels. */
  longest?: number;
  /** Gets the address of the uploaded result. */
  onCropped: (url: string) => void;
  onClose: () => void;
}

/** Cuts a picture to a ratio and uploads the result. Moved by dragging or the arrow keys, scaled by the wheel, two fingers or the slider. */
export const CropDialog = ({ source, aspect, longest = 2_400, onCropped, onClose }: CropDialogProps) => {
  const t = useTranslation();
  const translate = useTranslate();
  const heading = useId();
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [degrees, setDegrees] = useState(0);
  const [area, setArea] = useState<PictureArea | null>(null);
  const crop = useMutation({
    mutationFn: async () => uploadPicture(await cropPicture(source, area!, degrees, longest)),
    onSuccess: (url) => {
      onCropped(url);
      onClose();
    },
  });
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={crop.isPending ? undefined : onClose}
      aria-labelledby={heading}
      // Enter and Escape belong to the dialog, not to the form around it.
      onKeyDown={(event) => event.stopPropagation()}
    >
      <DialogTitle id={heading}>{t('editing.crop')}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2 }}>
          <Box sx={{ position: 'relative', height: 'min(56vh, 420px)', borderRadius: 1, overflow: 'hidden' }}>
            <Cropper
              image={source}
              crop={place}
              zoom={zoom}
              rotation={degrees}
              aspect={aspect}
              keyboardStep={10}
              disableAutomaticStylesInjection
              cropperProps={{ 'aria-label': t('editing.crop_area'), role: 'group' } as object}
              mediaProps={{ alt: '' }}
              onCropChange={setPlace}
              onZoomChange={setZoom}
              onCropComplete={(_, pixels) => setArea(pixels)}
            />
          </Box>
          <Stack direction="row" sx={{ gap: 2, alignItems: 'center' }}>
            <Slider
              aria-label={t('editing.zoom')}
              min={1}
              max={3}
              step={0.01}
              value={zoom}
              onChange={(_, value) => setZoom(value as number)}
              sx={{ mx: 1 }}
            />
            <Button
              color="inherit"
              startIcon={<RotateCw size={16} />}
              onClick={() => setDegrees((degrees + 90) % 360)}
              sx={{ flexShrink: 0 }}
            >
              {t('editing.turn')}
            </Button>
          </Stack>
          {crop.error && (
            <Alert severity="error">{translate(crop.error.message, { _: t('editing.unreadable') })}</Alert>
          )}
        </Stack>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button color="inherit" onClick={onClose} disabled={crop.isPending}>
          {translate('ra.action.cancel')}
        </Button>
        <Button
          variant="contained"
          loading={crop.isPending}
          disabled={!area}
          onClick={() => {
            if (!crop.isPending) crop.mutate();
          }}
        >
          {t('editing.crop_use')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
