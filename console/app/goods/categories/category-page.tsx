import { Button, FormControlLabel, FormHelperText, MenuItem, Stack, Switch, TextField } from '@mui/material';
import { locales, type Texts } from '@tradewind/contract/base/locales';
import {
  categoryNameLimit,
  createCategory,
  saveCategory,
  type DeskCategory,
} from '@tradewind/contract/goods/desk/categories';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { ShowBase, Title, useRedirect, useShowContext } from 'react-admin';
import { Link, useSearchParams } from 'react-router';
import { useCanCall } from '../../api/use-endpoint-query.ts';
import { ActionButton } from '../../design/action-button.tsx';
import { Panel } from '../../design/panel.tsx';
import { nameOf } from '../../i18n/locale.ts';
import { noTexts } from '../../i18n/texts.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { BannerPicture } from '../banners/banner-picture.tsx';
import { CategoryActs } from './category-acts.tsx';
import { useTree } from './use-tree.ts';

/** What is typed of a category. */
interface Draft {
  names: Texts;
  image: string;
  hidden: 0 | 1;
  /** Of a new one only. */
  id: string;
  parent: string;
  adult: 0 | 1;
}

/** Lists cache their rows as records; a query key of its own keeps the page from beginning with an old one. */
const whole = { meta: { whole: true } };

/** A category with its names, its picture and what can be done with it. */
export const CategoryPage = () => (
  <ShowBase queryOptions={whole}>
    <Stored />
  </ShowBase>
);

const Stored = () => {
  const { record } = useShowContext<DeskCategory>();
  return record ? <CategoryEditor key={`${record.id} ${record.revision}`} stored={record} /> : null;
};

/** The editor of a new category; `?parent=` makes it a subcategory. */
export const NewCategoryPage = () => <CategoryEditor stored={null} />;

const CategoryEditor = ({ stored }: { stored: DeskCategory | null }) => {
  const t = useTranslation();
  const canCall = useCanCall();
  const [query] = useSearchParams();
  const [draft, setDraft] = useState<Draft>(() => ({
    names: stored?.names ?? noTexts(),
    image: stored?.image ?? '',
    hidden: stored?.hidden ?? 0,
    id: stored?.id ?? '',
    parent: stored?.parent ?? query.get('parent') ?? '',
    adult: stored?.adult ?? 0,
  }));
  const change = (parts: Partial<Draft>) => setDraft((current) => ({ ...current, ...parts }));
  const readOnly = !canCall(saveCategory);
  return (
    <>
      <Title title={stored?.name ?? t('categories.make')} />
      <Button component={Link} to="/categories" startIcon={<ArrowLeft size={16} />} color="inherit" sx={{ mb: 1 }}>
        {t('common.back')}
      </Button>
      <Stack sx={{ gap: 2, maxWidth: 760 }}>
        {!stored && <PlacePanel draft={draft} change={change} />}
        <Panel title={t('categories.names')}>
          <Stack sx={{ gap: 2 }}>
            {locales.map((locale) => (
              <TextField
                key={locale}
                required
                label={nameOf(locale)}
                value={draft.names[locale]}
                disabled={readOnly}
                onChange={({ target }) => change({ names: { ...draft.names, [locale]: target.value } })}
                slotProps={{ htmlInput: { maxLength: categoryNameLimit, lang: locale } }}
              />
            ))}
          </Stack>
        </Panel>
        <Panel title={t('categories.look')}>
          <Stack sx={{ gap: 2 }}>
            {!readOnly && (
              <BannerPicture
                label={t(draft.parent ? 'categories.picture_below' : 'categories.picture')}
                value={draft.image}
                aspect={1}
                onChange={(image) => change({ image })}
                {...(draft.parent && { onRemove: () => change({ image: '' }) })}
              />
            )}
            <div>
              <FormControlLabel
                control={
                  <Switch
                    checked={draft.hidden === 1}
                    disabled={readOnly}
                    onChange={(_, hidden) => change({ hidden: hidden ? 1 : 0 })}
                  />
                }
                label={t('categories.hidden')}
              />
              <FormHelperText>{t('categories.hidden_help')}</FormHelperText>
            </div>
            <Save stored={stored} draft={draft} />
          </Stack>
        </Panel>
        {stored && <CategoryActs category={stored} />}
      </Stack>
    </>
  );
};

/** Code and place of a new category, which only other acts change. */
const PlacePanel = ({ draft, change }: { draft: Draft; change: (parts: Partial<Draft>) => void }) => {
  const t = useTranslation();
  const { tops } = useTree();
  return (
    <Panel title={t('categories.place')}>
      <Stack sx={{ gap: 2 }}>
        <TextField
          required
          label={t('categories.code')}
          helperText={t('categories.code_help')}
          value={draft.id}
          onChange={({ target }) => change({ id: target.value.toLowerCase() })}
          slotProps={{ htmlInput: { maxLength: 40, pattern: '[a-z0-9]+(-[a-z0-9]+)*', autoCapitalize: 'none' } }}
        />
        <TextField
          select
          label={t('categories.parent')}
          value={tops.length > 0 ? draft.parent : ''}
          onChange={({ target }) => change({ parent: target.value })}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          <MenuItem value="">{t('categories.first_level')}</MenuItem>
          {tops.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        {!draft.parent && (
          <FormControlLabel
            control={<Switch checked={draft.adult === 1} onChange={(_, adult) => change({ adult: adult ? 1 : 0 })} />}
            label={t('categories.adult')}
          />
        )}
      </Stack>
    </Panel>
  );
};

const Save = ({ stored, draft: { id, parent, adult, ...written } }: { stored: DeskCategory | null; draft: Draft }) => {
  const t = useTranslation();
  const redirect = useRedirect();
  return (
    <div>
      {stored ? (
        <ActionButton
          endpoint={saveCategory}
          label={t('categories.save')}
          kind="main"
          input={() => ({ ...written, id: stored.id, revision: stored.revision })}
          done={t('categories.saved')}
        >
          {t('categories.save_text')}
        </ActionButton>
      ) : (
        <ActionButton
          endpoint={createCategory}
          label={t('categories.make')}
          kind="main"
          input={() => ({ ...written, id: id.trim(), parent, adult: parent ? 0 : adult })}
          done={t('categories.saved')}
          onDone={() => redirect('list', 'categories')}
        >
          {t('categories.make_text')}
        </ActionButton>
      )}
    </div>
  );
};
