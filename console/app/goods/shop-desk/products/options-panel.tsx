import { Box, Button, IconButton, Stack, TextField, Typography } from '@mui/material';
import { productLimits } from '@tradewind/contract/goods/product-form';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { Panel } from '../../../design/panel.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { EditorProps } from './editor-props.ts';
import { addOption, addValue, moveValue, removeOption, removeValue } from './options.ts';

/** The options of a product and their values, in the language that is edited. */
export const OptionsPanel = (props: EditorProps) => {
  const t = useTranslation();
  const { draft, change } = props;
  return (
    <Panel
      title={t('products.options')}
      actions={
        <Button
          startIcon={<Plus size={16} />}
          disabled={draft.options.length >= productLimits.options}
          onClick={() => change(addOption(draft))}
        >
          {t('products.add_option')}
        </Button>
      }
    >
      {draft.options.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {t('products.no_options')}
        </Typography>
      )}
      <Stack sx={{ gap: 3 }}>
        {draft.options.map((_, at) => (
          <Option key={at} {...props} at={at} />
        ))}
      </Stack>
    </Panel>
  );
};

const Option = (props: EditorProps & { at: number }) => {
  const t = useTranslation();
  const { draft, change, locale, reference, isInvalid, at } = props;
  const { options, skus } = draft;
  const { names, values } = options[at]!;
  return (
    <Stack sx={{ gap: 1 }} role="group" aria-label={names[locale] || t('products.option', { number: at + 1 })}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
        <TextField
          size="small"
          label={t('products.option', { number: at + 1 })}
          placeholder={names[reference] || t('products.option_example')}
          value={names[locale]}
          error={isInvalid(`options[${at}].names`)}
          onChange={({ target }) =>
            change({
              options: options.with(at, { ...options[at]!, names: { ...names, [locale]: target.value } }),
            })
          }
          slotProps={{ htmlInput: { maxLength: 60 } }}
          sx={{ flex: 1, maxWidth: 320 }}
        />
        <IconButton
          aria-label={t('products.remove_option', { number: at + 1 })}
          onClick={() => change(removeOption(draft, at))}
        >
          <Trash2 size={18} />
        </IconButton>
      </Stack>
      <Box sx={{ pl: { xs: 1.5, sm: 3 }, display: 'grid', gap: 1 }}>
        {values.map(({ code }, place) => (
          <Value key={code} {...props} place={place} />
        ))}
        <Box>
          <Button
            size="small"
            startIcon={<Plus size={16} />}
            disabled={values.length >= productLimits.values || skus.length >= productLimits.skus}
            onClick={() => change(addValue(draft, at))}
          >
            {t('products.add_value')}
          </Button>
        </Box>
      </Box>
    </Stack>
  );
};

const Value = ({
  draft,
  change,
  locale,
  reference,
  isInvalid,
  at,
  place,
}: EditorProps & { at: number; place: number }) => {
  const t = useTranslation();
  const { options } = draft;
  const option = options[at]!;
  const value = option.values[place]!;
  const write = (parts: Partial<typeof value>) =>
    change({
      options: options.with(at, { ...option, values: option.values.with(place, { ...value, ...parts }) }),
    });
  const path = `options[${at}].values[${place}]`;
  return (
    <Stack direction="row" sx={{ gap: 0.5, alignItems: 'center', flexWrap: 'wrap' }}>
      <TextField
        size="small"
        label={t('products.value', { number: place + 1 })}
        placeholder={value.texts[reference]}
        value={value.texts[locale]}
        error={isInvalid(path)}
        onChange={({ target }) => write({ texts: { ...value.texts, [locale]: target.value } })}
        slotProps={{ htmlInput: { maxLength: 80 } }}
        sx={{ flex: '1 1 150px', maxWidth: 260 }}
      />
      <Box
        component="input"
        type="color"
        aria-label={t('products.swatch')}
        title={t('products.swatch')}
        value={value.swatch ?? '#ffffff'}
        onChange={({ target }: React.ChangeEvent<HTMLInputElement>) => write({ swatch: target.value })}
        sx={{ width: 34, height: 34, p: 0, border: 0, background: 'none', opacity: value.swatch ? 1 : 0.35 }}
      />
      {value.swatch && (
        <Button size="small" color="inherit" onClick={() => write({ swatch: null })}>
          {t('products.no_swatch')}
        </Button>
      )}
      <IconButton
        size="small"
        aria-label={t('products.move_up')}
        disabled={place === 0}
        onClick={() => change(moveValue(draft, at, place, place - 1))}
      >
        <ArrowUp size={18} />
      </IconButton>
      <IconButton
        size="small"
        aria-label={t('products.move_down')}
        disabled={place === option.values.length - 1}
        onClick={() => change(moveValue(draft, at, place, place + 1))}
      >
        <ArrowDown size={18} />
      </IconButton>
      <IconButton
        size="small"
        aria-label={t('products.remove_value', { value: value.texts[locale] || String(place + 1) })}
        onClick={() => change(removeValue(draft, at, value.code))}
      >
        <Trash2 size={18} />
      </IconButton>
    </Stack>
  );
};
