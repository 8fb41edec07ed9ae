import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { setShopBanner } from '@tradewind/contract/goods/shop-desk/profile';
import { ImagePlus } from 'lucide-react';
import { useNotify, useTranslate } from 'react-admin';
import { call, uploadPicture } from '../../../api/call.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Panel } from '../../../design/panel.tsx';
import { ActionButton } from '../../../design/action-button.tsx';

/** The banner of the shop's page. */
export const BannerPanel = ({ banner }: { banner: string }) => {
  const t = useTranslation();
  const translate = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const uploadBanner = useMutation({
    mutationFn: async (file: File) => call(setShopBanner, { image: await uploadPicture(file) }),
    onSuccess: async () => {
      notify(t('profile.banner_saved'), { type: 'success', messageArgs: { _: t('profile.banner_saved') } });
      await queries.invalidateQueries();
    },
  });
  return (
    <Panel
      title={t('profile.banner')}
      actions={
        <>
          <Button
            component="label"
            variant="outlined"
            startIcon={<ImagePlus size={18} />}
            loading={uploadBanner.isPending}
          >
            {t('profile.choose')}
            <input
              type="file"
              accept="image/*"
              hidden
              onChange={({ target }) => {
                const file = target.files?.[0];
                if (file) uploadBanner.mutate(file);
                target.value = '';
              }}
            />
          </Button>
          {banner && (
            <ActionButton
              endpoint={setShopBanner}
              label={t('profile.remove_banner')}
              kind="danger"
              input={() => ({ image: '' })}
              done={t('profile.banner_removed')}
            >
              {t('profile.remove_banner_text')}
            </ActionButton>
          )}
        </>
      }
    >
      <Stack sx={{ gap: 1.5 }}>
        {banner && (
          <Box
            component="img"
            src={banner}
            alt=""
            sx={{ width: '100%', aspectRatio: '2.4', objectFit: 'cover', borderRadius: 1 }}
          />
        )}
        <Typography variant="body2" color="textSecondary">
          {t('profile.banner_text')}
        </Typography>
        {uploadBanner.error && (
          <Alert severity="error">{translate(uploadBanner.error.message, { _: uploadBanner.error.message })}</Alert>
        )}
      </Stack>
    </Panel>
  );
};
