import { Stack, Typography } from '@mui/material';
import { pickText, type Locale, type Texts } from '@tradewind/contract/base/locales';
import { setShopDescription } from '@tradewind/contract/goods/shop-desk/profile';
import { useLocaleState } from 'react-admin';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Panel } from '../../../design/panel.tsx';
import { ActionButton } from '../../../design/action-button.tsx';
import { languageFields, typedTexts } from './language-fields.ts';

/** The shop's slogan and its description. */
export const DescriptionPanel = ({ slogans, abouts }: { slogans: Texts; abouts: Texts }) => {
  const t = useTranslation();
  const [locale] = useLocaleState();
  return (
    <Panel
      title={t('profile.texts')}
      actions={
        <>
          <ActionButton
            endpoint={setShopDescription}
            label={t('profile.change_slogan')}
            fields={languageFields(slogans, 'text')}
            input={(typed) => ({ slogans: typedTexts(typed) })}
            done={t('profile.saved')}
          >
            {t('profile.languages')}
          </ActionButton>
          <ActionButton
            endpoint={setShopDescription}
            label={t('profile.change_about')}
            fields={languageFields(abouts, 'lines')}
            input={(typed) => ({ abouts: typedTexts(typed) })}
            done={t('profile.saved')}
          >
            {t('profile.languages')}
          </ActionButton>
        </>
      }
    >
      <Stack sx={{ gap: 1 }}>
        <Typography sx={{ fontWeight: 600 }}>{pickText(slogans, locale as Locale)}</Typography>
        <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }}>
          {pickText(abouts, locale as Locale)}
        </Typography>
      </Stack>
    </Panel>
  );
};
