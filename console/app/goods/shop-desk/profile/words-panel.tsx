import { Stack, Typography } from '@mui/material';
import { pickText, type Locale, type Texts } from '@tradewind/contract/base/locales';
import { setShopDescription } from '@tradewind/contract/goods/shop-desk/profile';
import { useLocaleState } from 'react-admin';
import { useWords } from '../../../i18n/words.ts';
import { Panel } from '../../../look/panel.tsx';
import { VerbButton } from '../../../look/verb-button.tsx';
import { languageFields, typedTexts } from './language-fields.ts';

/** The line under the shop's name, and what it tells about itself. */
export const WordsPanel = ({ slogans, abouts }: { slogans: Texts; abouts: Texts }) => {
  const word = useWords();
  const [locale] = useLocaleState();
  return (
    <Panel
      title={word('profile.words')}
      actions={
        <>
          <VerbButton
            endpoint={setShopDescription}
            label={word('profile.change_slogan')}
            fields={languageFields(slogans, 'text')}
            input={(typed) => ({ slogans: typedTexts(typed) })}
            done={word('profile.saved')}
          >
            {word('profile.languages')}
          </VerbButton>
          <VerbButton
            endpoint={setShopDescription}
            label={word('profile.change_about')}
            fields={languageFields(abouts, 'lines')}
            input={(typed) => ({ abouts: typedTexts(typed) })}
            done={word('profile.saved')}
          >
            {word('profile.languages')}
          </VerbButton>
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
