import { Box, Button, Stack, Typography } from '@mui/material';
import { Crop, ImagePlus, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';

const CropDialog = lazy(async () => ({
  default: (await import('../../design/pictures/crop-dialog.tsx')).CropDialog,
}));

interface BannerPictureProps {
  label: string;
  /** Address of the picture; empty: none. */
  value: string;
  onChange: (url: string) => void;
  onRemove?: () => void;
  /** Width by height; 4 by 3 when absent. */
  aspect?: number;
}

/** A picture of a banner or a category: chosen, cropped to its shape, and uploaded. */
export const BannerPicture = ({ label, value, onChange, onRemove, aspect = 4 / 3 }: BannerPictureProps) => {
  const t = useTranslation();
  const [cropped, setCropped] = useState<string | null>(null);
  const close = () => {
    if (cropped?.startsWith('blob:')) URL.revokeObjectURL(cropped);
    setCropped(null);
  };
  return (
    <Stack sx={{ gap: 1 }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {label}
      </Typography>
      {value ? (
        <Box
          component="img"
          src={value}
          alt=""
          sx={{ width: 150 * aspect, height: 150, objectFit: 'contain', borderRadius: 1 }}
        />
      ) : (
        onRemove && (
          <Typography variant="body2" color="textSecondary">
            {t('banners.same')}
          </Typography>
        )
      )}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button component="label" role={undefined} variant="outlined" size="small" startIcon={<ImagePlus size={16} />}>
          {t('banners.choose')}
          <input
            type="file"
            accept="image/*"
            hidden
            aria-label={`${t('banners.choose')}: ${label}`}
            onChange={({ target }) => {
              const file = target.files?.[0];
              if (file) setCropped(URL.createObjectURL(file));
              target.value = '';
            }}
          />
        </Button>
        {value && (
          <Button size="small" color="inherit" startIcon={<Crop size={16} />} onClick={() => setCropped(value)}>
            {t('editing.crop')}
          </Button>
        )}
        {value && onRemove && (
          <Button size="small" color="inherit" startIcon={<Trash2 size={16} />} onClick={onRemove}>
            {t('banners.remove')}
          </Button>
        )}
      </Stack>
      {cropped && (
        <Suspense>
          <CropDialog source={cropped} aspect={aspect} longest={1_200} onCropped={onChange} onClose={close} />
        </Suspense>
      )}
    </Stack>
  );
};
