import { Alert, Box, Button, IconButton, LinearProgress, Stack, TextField, Typography } from '@mui/material';
import { productLimits } from '@tradewind/contract/goods/product-form';
import { ArrowLeft, ArrowRight, Crop, ImagePlus, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Panel } from '../../../design/panel.tsx';
import { usePictureUpload } from '../../../design/pictures/use-picture-upload.ts';
import { SortableList } from '../../../design/sortable-list.tsx';
import { StatusChip } from '../../../design/status-chip.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { noTexts } from '../../../i18n/texts.ts';
import { replacePicture } from './draft.ts';
import type { EditorProps } from './editor-props.ts';
import { moved } from './options.ts';

const CropDialog = lazy(async () => ({
  default: (await import('../../../design/pictures/crop-dialog.tsx')).CropDialog,
}));

/** The pictures in their order, which is changed by dragging, from the keyboard or with the arrows. */
export const PicturesPanel = (props: EditorProps) => {
  const t = useTranslation();
  const { draft, change, locale } = props;
  const { pictures } = draft;
  const { upload, left, errors } = usePictureUpload((image) =>
    change((current) => ({ pictures: [...current.pictures, { image, alts: noTexts() }] })),
  );
  const [cropped, setCropped] = useState<string | null>(null);
  const room = productLimits.pictures - pictures.length;
  const add = (files: FileList | null) => {
    const images = [...(files ?? [])].filter(({ type }) => type.startsWith('image/')).slice(0, room);
    if (images.length > 0) void upload(images);
  };
  return (
    <Panel
      title={t('products.pictures')}
      actions={
        <Button
          component="label"
          variant="outlined"
          startIcon={<ImagePlus size={18} />}
          loading={left > 0}
          disabled={room <= 0}
        >
          {t('products.add_pictures')}
          <input
            type="file"
            accept="image/*"
            multiple
            hidden
            onChange={({ target }) => {
              add(target.files);
              target.value = '';
            }}
          />
        </Button>
      }
    >
      <Stack
        sx={{ gap: 1.5 }}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          add(event.dataTransfer.files);
        }}
      >
        <Typography variant="body2" color="textSecondary">
          {t('products.pictures_help')}
        </Typography>
        {left > 0 && <LinearProgress aria-label={t('products.uploading', { smart_count: left })} />}
        {errors.map((error) => (
          <Alert key={error} severity="error">
            {error}
          </Alert>
        ))}
        <SortableList
          items={pictures}
          idOf={({ image }) => image}
          nameOf={({ alts }, at) => alts[locale] || t('products.picture', { number: at + 1 })}
          onMove={(from, to) => change({ pictures: moved(pictures, from, to) })}
          tile={150}
        >
          {(_, at, handle) => (
            <Picture {...props} at={at} handle={handle} onCrop={() => setCropped(pictures[at]!.image)} />
          )}
        </SortableList>
        {cropped && (
          <Suspense>
            <CropDialog
              source={cropped}
              aspect={1}
              onCropped={(image) => change((current) => replacePicture(current, cropped, image))}
              onClose={() => setCropped(null)}
            />
          </Suspense>
        )}
      </Stack>
    </Panel>
  );
};

interface PictureProps extends EditorProps {
  at: number;
  /** Moves the picture. */
  handle: ReactNode;
  onCrop: () => void;
}

const Picture = ({ draft, change, locale, reference, isInvalid, at, handle, onCrop }: PictureProps) => {
  const t = useTranslation();
  const { pictures } = draft;
  const { image, alts } = pictures[at]!;
  const number = at + 1;
  return (
    <Stack sx={{ gap: 0.75 }}>
      <Box sx={{ position: 'relative' }}>
        <Box
          component="img"
          src={image}
          alt={alts[locale] || t('products.picture', { number })}
          sx={{
            width: '100%',
            aspectRatio: '1',
            objectFit: 'cover',
            borderRadius: 1,
            display: 'block',
            backgroundColor: (theme) => theme.palette.tones.sunken,
            outline: isInvalid(`pictures[${at}].image`) ? '2px solid' : 'none',
            outlineColor: (theme) => theme.palette.error.main,
          }}
        />
        {at === 0 && (
          <Box sx={{ position: 'absolute', top: 6, left: 6 }}>
            <StatusChip tone="sea" label={t('products.cover')} />
          </Box>
        )}
      </Box>
      <Stack direction="row" sx={{ justifyContent: 'space-between', '& button': { px: 0.5 } }}>
        {handle}
        <IconButton
          size="small"
          disabled={at === 0}
          aria-label={t('products.picture_earlier', { number })}
          onClick={() => change({ pictures: moved(pictures, at, at - 1) })}
        >
          <ArrowLeft size={18} />
        </IconButton>
        <IconButton size="small" aria-label={t('editing.crop_picture', { number })} onClick={onCrop}>
          <Crop size={18} />
        </IconButton>
        <IconButton
          size="small"
          aria-label={t('products.picture_remove', { number })}
          onClick={() => change({ pictures: pictures.toSpliced(at, 1) })}
        >
          <Trash2 size={18} />
        </IconButton>
        <IconButton
          size="small"
          disabled={at === pictures.length - 1}
          aria-label={t('products.picture_later', { number })}
          onClick={() => change({ pictures: moved(pictures, at, at + 1) })}
        >
          <ArrowRight size={18} />
        </IconButton>
      </Stack>
      <TextField
        size="small"
        label={t('products.alt')}
        placeholder={alts[reference]}
        value={alts[locale]}
        onChange={({ target }) =>
          change({ pictures: pictures.with(at, { image, alts: { ...alts, [locale]: target.value } }) })
        }
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
    </Stack>
  );
};
