import { Avatar, Box, Button, FormControlLabel, FormLabel, Radio, RadioGroup, Stack, TextField } from '@mui/material';
import { shopTones, type ShopTone } from '@tradewind/contract/goods/shop-page-form';
import { Crop, ImagePlus, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Panel } from '../../../design/panel.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { PageEditorProps } from './page-editor-props.ts';

const CropDialog = lazy(async () => ({
  default: (await import('../../../design/pictures/crop-dialog.tsx')).CropDialog,
}));

/** The same colours as the storefront's. */
const colours: Record<ShopTone, string> = { night: '#1f2b33', pine: '#1d3530', wine: '#3d212b', sea: '#0a4c59' };
/** Width by height, and the longest side in pixels. */
const shapes = { avatar: { aspect: 1, longest: 600 }, banner: { aspect: 2.4, longest: 1_920 } } as const;
type Picture = keyof typeof shapes;

/** Name, logo, banner and colour of the shop. */
export const FacePanel = ({ editor: { draft, change, isInvalid } }: PageEditorProps) => {
  const t = useTranslation();
  const [cropped, setCropped] = useState<{ part: Picture; source: string } | null>(null);
  const close = () => {
    if (cropped?.source.startsWith('blob:')) URL.revokeObjectURL(cropped.source);
    setCropped(null);
  };
  const buttons = (part: Picture) => (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      <Button component="label" role={undefined} variant="outlined" size="small" startIcon={<ImagePlus size={16} />}>
        {t(`page.choose_${part}`)}
        <input
          type="file"
          accept="image/*"
          hidden
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file) setCropped({ part, source: URL.createObjectURL(file) });
            target.value = '';
          }}
        />
      </Button>
      {draft[part] && (
        <Button
          size="small"
          color="inherit"
          startIcon={<Crop size={16} />}
          onClick={() => setCropped({ part, source: draft[part] })}
        >
          {t('editing.crop')}
        </Button>
      )}
      {part === 'banner' && draft.banner && (
        <Button size="small" color="inherit" startIcon={<Trash2 size={16} />} onClick={() => change({ banner: '' })}>
          {t('page.remove_banner')}
        </Button>
      )}
    </Stack>
  );
  return (
    <Panel title={t('page.face')}>
      <Stack sx={{ gap: 2.5 }}>
        <TextField
          label={t('page.name')}
          value={draft.name}
          required
          error={isInvalid('name')}
          helperText={t('page.name_help')}
          onChange={({ target }) => change({ name: target.value })}
          slotProps={{ htmlInput: { maxLength: 60 } }}
        />
        <Stack direction="row" sx={{ gap: 2, alignItems: 'center' }}>
          <Avatar src={draft.avatar} alt={t('page.avatar')} sx={{ width: 72, height: 72 }} />
          {buttons('avatar')}
        </Stack>
        <Stack sx={{ gap: 1 }}>
          {draft.banner ? (
            <Box
              component="img"
              src={draft.banner}
              alt={t('page.banner')}
              sx={{ width: '100%', aspectRatio: '2.4', objectFit: 'cover', borderRadius: 1 }}
            />
          ) : (
            <Box sx={{ fontSize: 14, color: 'text.secondary' }}>{t('page.no_banner')}</Box>
          )}
          {buttons('banner')}
        </Stack>
        <Box>
          <FormLabel id="page-tone">{t('page.tone')}</FormLabel>
          <RadioGroup
            row
            aria-labelledby="page-tone"
            value={draft.tone}
            onChange={(_, tone) => change({ tone: tone as ShopTone })}
          >
            {shopTones.map((tone) => (
              <FormControlLabel
                key={tone}
                value={tone}
                control={<Radio />}
                label={
                  <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
                    <Box
                      aria-hidden
                      sx={{
                        width: 20,
                        height: 20,
                        borderRadius: '50%',
                        backgroundColor: colours[tone],
                        border: 1,
                        borderColor: 'divider',
                      }}
                    />
                    {t(`page.tones.${tone}`)}
                  </Stack>
                }
              />
            ))}
          </RadioGroup>
        </Box>
      </Stack>
      {cropped && (
        <Suspense>
          <CropDialog
            source={cropped.source}
            {...shapes[cropped.part]}
            onCropped={(url) => change({ [cropped.part]: url })}
            onClose={close}
          />
        </Suspense>
      )}
    </Panel>
  );
};
