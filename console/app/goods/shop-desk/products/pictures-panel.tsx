import { Alert, Box, Button, IconButton, LinearProgress, Stack, TextField, Typography } from '@mui/material';
import { productLimits } from '@tradewind/contract/goods/product-form';
import { ArrowLeft, ArrowRight, ImagePlus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Panel } from '../../../design/panel.tsx';
import { StatusChip } from '../../../design/status-chip.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { noTexts } from './draft.ts';
import type { EditorProps } from './editor-props.ts';
import { moved } from './options.ts';
import { usePictureUpload } from './use-picture-upload.ts';

/** The pictures in their order, which is changed by dragging or with the arrows. */
export const PicturesPanel = (props: EditorProps) => {
  const t = useTranslation();
  const { draft, change } = props;
  const { pictures } = draft;
  const { upload, left, errors } = usePictureUpload((image) =>
    change((current) => ({ pictures: [...current.pictures, { image, alts: noTexts() }] })),
  );
  const [dragged, setDragged] = useState<number | null>(null);
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
        <Box
          component="ul"
          sx={{
            m: 0,
            p: 0,
            listStyle: 'none',
            display: 'grid',
            gap: 1.5,
            gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
          }}
        >
          {pictures.map(({ image }, at) => (
            <Box
              component="li"
              key={image}
              draggable
              onDragStart={() => setDragged(at)}
              onDragEnd={() => setDragged(null)}
              onDragEnter={() => {
                if (dragged === null || dragged === at) return;
                change({ pictures: moved(pictures, dragged, at) });
                setDragged(at);
              }}
              sx={{ minWidth: 0, opacity: dragged === at ? 0.5 : 1, cursor: 'grab' }}
            >
              <Picture {...props} at={at} />
            </Box>
          ))}
        </Box>
      </Stack>
    </Panel>
  );
};

const Picture = ({ draft, change, locale, reference, isInvalid, at }: EditorProps & { at: number }) => {
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
      <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
        <IconButton
          size="small"
          disabled={at === 0}
          aria-label={t('products.picture_earlier', { number })}
          onClick={() => change({ pictures: moved(pictures, at, at - 1) })}
        >
          <ArrowLeft size={18} />
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
