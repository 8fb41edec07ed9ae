import { Stack, Typography } from '@mui/material';
import { pickText, type Locale } from '@tradewind/contract/base/locales';
import { setShopPolicy, type OwnPolicy } from '@tradewind/contract/goods/shop-desk/profile';
import { useLocaleState } from 'react-admin';
import { useMay } from '../../../api/use-desk.ts';
import { useWords } from '../../../i18n/words.ts';
import { useFormat } from '../../../look/format.ts';
import { Panel } from '../../../look/panel.tsx';
import { StatusChip } from '../../../look/status-chip.tsx';
import { VerbButton } from '../../../look/verb-button.tsx';
import { languageFields, typedTexts } from './language-fields.ts';

/** One policy: the shop's own words, or those of the house. */
export const PolicyPanel = ({ policy: { kind, texts, house, written_at } }: { policy: OwnPolicy }) => {
  const word = useWords();
  const { moment } = useFormat();
  const [locale] = useLocaleState();
  const may = useMay();
  const own = written_at !== null;
  return (
    <Panel
      title={word(`profile.policies.${kind}`)}
      actions={
        may(setShopPolicy) && (
          <>
            <VerbButton
              endpoint={setShopPolicy}
              label={word(own ? 'profile.change_policy' : 'profile.write_policy')}
              fields={languageFields(own ? texts : house, 'lines')}
              input={(typed) => ({ kind, texts: typedTexts(typed) })}
              done={word('profile.saved')}
            >
              {word('profile.policy_text')}
            </VerbButton>
            {own && (
              <VerbButton
                endpoint={setShopPolicy}
                label={word('profile.back_to_house')}
                kind="danger"
                input={() => ({ kind, texts: {} })}
                done={word('profile.saved')}
              >
                {word('profile.back_to_house_text')}
              </VerbButton>
            )}
          </>
        )
      }
    >
      <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
        <StatusChip
          tone={own ? 'sea' : 'quiet'}
          label={own ? word('profile.own_since', { moment: moment(written_at) }) : word('profile.of_the_house')}
        />
        <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {pickText(own ? texts : house, locale as Locale)}
        </Typography>
      </Stack>
    </Panel>
  );
};
