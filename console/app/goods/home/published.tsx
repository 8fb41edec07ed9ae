import { Stack, TextField } from '@mui/material';
import type { Endpoint, InputOf } from '@tradewind/contract/base/endpoint';
import { bannerStates, type DeskBanner } from '@tradewind/contract/platform/desk/banners';
import { ActionButton } from '../../design/action-button.tsx';
import type { ListTabs } from '../../design/desk-list.tsx';
import { Moment } from '../../design/fields.tsx';
import { StatusChip, type Tone } from '../../design/status-chip.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

type State = DeskBanner['state'];

const tones: Record<State, Tone> = { draft: 'quiet', coming: 'info', shown: 'ok', over: 'quiet' };

/** Whether something on Home is a draft, coming, shown or over. */
export const PublishedChip = ({ state }: { state: State }) => {
  const t = useTranslation();
  return <StatusChip tone={tones[state]} label={t(`banners.states.${state}`)} />;
};

/** The tabs of a list of what is on Home, by its state. */
export function usePublishedTabs(): ListTabs {
  const t = useTranslation();
  return {
    filter: 'state',
    choices: [
      { value: '', label: t('common.all') },
      ...bannerStates.map((value) => ({ value, label: t(`banners.states.${value}`) })),
    ],
  };
}

/** An end of the time in which something is shown. */
export const ShownTime = ({ value }: { value: string | null }) => {
  const t = useTranslation();
  return value ? <Moment value={value} /> : <>{t('banners.always')}</>;
};

interface ShownTimes {
  from: string;
  until: string;
}

/** The fields of the time in which something is shown. */
export const ShownTimesFields = ({
  times,
  onChange,
}: {
  times: ShownTimes;
  onChange: (end: Partial<ShownTimes>) => void;
}) => {
  const t = useTranslation();
  return (['from', 'until'] as const).map((end) => (
    <TextField
      key={end}
      type="datetime-local"
      label={t(`banners.${end}`)}
      helperText={t(`banners.${end}_help`)}
      value={times[end]}
      onChange={({ target }) => onChange({ [end]: target.value })}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  ));
};

interface PublishActsProps<Save extends Endpoint, Delete extends Endpoint> {
  save: Save;
  input: (published: 0 | 1) => InputOf<Save>;
  saved: string;
  /** What publishing and what keeping a draft means. */
  texts: { publish: string; draft: string };
  /** Absent for what is not stored yet. */
  remove?: { endpoint: Delete; input: InputOf<Delete>; label: string; done: string; text: string } | undefined;
  onDone: () => void;
}

/** Publishes what is edited, keeps it as a draft, or deletes it. */
export const PublishActs = <Save extends Endpoint, Delete extends Endpoint>({
  save,
  input,
  saved,
  texts,
  remove,
  onDone,
}: PublishActsProps<Save, Delete>) => {
  const t = useTranslation();
  return (
    <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
      <ActionButton
        endpoint={save}
        label={t('banners.publish')}
        kind="main"
        input={() => input(1)}
        done={saved}
        onDone={onDone}
      >
        {texts.publish}
      </ActionButton>
      <ActionButton endpoint={save} label={t('banners.save_draft')} input={() => input(0)} done={saved} onDone={onDone}>
        {texts.draft}
      </ActionButton>
      {remove && (
        <ActionButton
          endpoint={remove.endpoint}
          label={remove.label}
          kind="danger"
          input={() => remove.input}
          done={remove.done}
          onDone={onDone}
        >
          {remove.text}
        </ActionButton>
      )}
    </Stack>
  );
};
