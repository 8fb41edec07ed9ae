import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { setShopBanner } from '@tradewind/contract/goods/shop-desk/profile';
import { ImagePlus } from 'lucide-react';
import { useNotify, useTranslate } from 'react-admin';
import { call } from '../../../api/call.ts';
import { sendPicture } from '../../../api/upload.ts';
import { useWords } from '../../../i18n/words.ts';
import { Panel } from '../../../look/panel.tsx';
import { VerbButton } from '../../../look/verb-button.tsx';

/** The picture over the shop's page. */
export const BannerPanel = ({ banner }: { banner: string }) => {
  const word = useWords();
  const translate = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const hang = useMutation({
    mutationFn: async (file: File) => call(setShopBanner, { image: await sendPicture(file) }),
    onSuccess: async () => {
      notify(word('profile.banner_hung'), { type: 'success', messageArgs: { _: word('profile.banner_hung') } });
      await queries.invalidateQueries();
    },
  });
  return (
    <Panel
      title={word('profile.banner')}
      actions={
        <>
          <Button component="label" variant="outlined" startIcon={<ImagePlus size={18} />} loading={hang.isPending}>
            {word('profile.choose')}
            <input
              type="file"
              accept="image/*"
              hidden
              onChange={({ target }) => {
                const file = target.files?.[0];
                if (file) hang.mutate(file);
                target.value = '';
              }}
            />
          </Button>
          {banner && (
            <VerbButton
              endpoint={setShopBanner}
              label={word('profile.take_down')}
              kind="danger"
              input={() => ({ image: '' })}
              done={word('profile.taken_down')}
            >
              {word('profile.take_down_text')}
            </VerbButton>
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
          {word('profile.banner_text')}
        </Typography>
        {hang.error && <Alert severity="error">{translate(hang.error.message, { _: hang.error.message })}</Alert>}
      </Stack>
    </Panel>
  );
};
