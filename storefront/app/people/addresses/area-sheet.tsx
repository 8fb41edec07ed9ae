import { useQuery } from '@tanstack/react-query';
import type { AddressFormat, Part } from '@tradewind/contract/people/address-format';
import { countryNameIn } from '@tradewind/contract/people/countries';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Button } from '../../design/button.tsx';
import { Sheet } from '../../design/sheet.tsx';
import { Tabs } from '../../design/tabs.tsx';
import type { MessageKey } from '../../i18n/messages.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { areasQuery } from './address-data.ts';
import { type Area, areaNamed } from './area-field.tsx';
import { AreaList, optionId } from './area-list.tsx';
import { listed, type Rows } from './use-areas.ts';
import { useFoundAreas } from './use-found-areas.ts';

interface AreaSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  country: string;
  /** The levels, the largest first. */
  parts: readonly Part[];
  kinds: AddressFormat['kinds'];
  /** What is chosen at each level; empty where nothing is. */
  names: readonly string[];
  rows: Readonly<Record<Part, Rows>>;
  /** The names from the largest level down, and the postcode where the last of them has only one. */
  onChoose: (names: readonly string[], postcode?: string) => void;
  onCountry: () => void;
  onMissing: () => void;
}

const picks: Readonly<Partial<Record<string, MessageKey>>> = {
  province: 'addresses.pick.province',
  prefecture: 'addresses.pick.prefecture',
  amphoe: 'addresses.pick.amphoe',
  tambon: 'addresses.pick.tambon',
};
const pickLevels = ['addresses.pick.region', 'addresses.pick.city', 'addresses.pick.district'] as const;

/**
 * The areas of a country, a tab for each level that is chosen and one for the next, with a search over all levels. The
 * keyboard stays in the search field: arrows move through the list, Enter chooses. Give it a new `key` each time it opens.
 */
export function AreaSheet(props: AreaSheetProps) {
  const { open, onOpenChange, country, parts, kinds, names, rows, onChoose, onCountry, onMissing } = props;
  const { t, locale } = useTranslation();
  const listId = useId();
  const search = useRef<HTMLInputElement>(null);
  const [takesFocus] = useState(searchTakesFocus);
  const [typed, setTyped] = useState('');
  const [wanted, setWanted] = useState<number | null>(null);
  const [active, setActive] = useState(-1);
  const found = useFoundAreas(country, typed);
  const regions = useQuery({ ...areasQuery(country), staleTime: Number.POSITIVE_INFINITY });
  const shown = levelsToShow(parts, names, rows);
  const level = Math.min(wanted ?? shown.length - 1, shown.length - 1);
  const part = parts[level] ?? 'region';
  const list = found?.rows ?? rows[part];
  const chosen = areaNamed(listed(rows[part]), names[level] ?? '');
  const current = active >= 0 ? active : listed(list).findIndex(({ id }) => id === chosen?.id);

  const close = (then?: () => void) => {
    onOpenChange(false);
    then?.();
  };
  const goTo = (next: number) => {
    setTyped('');
    setActive(-1);
    setWanted(next);
  };
  const choose = ({ name, above, below, postcode }: Area) => {
    const path = found ? [...(above ?? []), name] : [...names.slice(0, level), name];
    onChoose(path, postcode);
    if (below === 0 || path.length === parts.length) close();
    else goTo(path.length);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const count = listed(list).length;
    const row = listed(list)[current];
    if (event.nativeEvent.isComposing || count === 0) return;
    if (event.key === 'ArrowDown') setActive((current + 1) % count);
    else if (event.key === 'ArrowUp') setActive((Math.max(current, 0) - 1 + count) % count);
    else if (event.key === 'Enter' && row && found?.isCurrent !== false) choose(row);
    else return;
    event.preventDefault();
  };
  const tabs = [
    { id: 'country', label: countryNameIn(country, locale) },
    ...shown.map((one, at) => {
      const kind = kinds[one];
      const pick = (kind && picks[kind]) ?? pickLevels[at] ?? 'addresses.chooseArea';
      return { id: one, label: names[at] || t(pick) };
    }),
  ];
  return (
    <Sheet
      flush
      open={open}
      onOpenChange={onOpenChange}
      title={t('addresses.area')}
      closeLabel={t('shell.close')}
      initialFocus={takesFocus ? search : undefined}
      lead={
        <>
          <label className="mx-4 mb-2 flex min-h-11 items-center gap-3 rounded-full bg-sunken px-4 has-focus:inset-ring-2 has-focus:inset-ring-sea">
            <Search aria-hidden size={19} className="shrink-0 text-ink-3" />
            <input
              ref={search}
              type="text"
              role="combobox"
              aria-expanded={listed(list).length > 0}
              aria-controls={listId}
              aria-activedescendant={current >= 0 ? optionId(listId, current) : undefined}
              aria-autocomplete="list"
              aria-label={t('addresses.searchArea')}
              placeholder={t('addresses.searchArea')}
              autoComplete="off"
              enterKeyHint="done"
              maxLength={80}
              value={typed}
              onChange={(event) => {
                setTyped(event.target.value);
                setActive(event.target.value.trim() === '' ? -1 : 0);
              }}
              onKeyDown={onKeyDown}
              className="min-w-0 flex-1 bg-transparent py-2 text-base outline-hidden placeholder:text-ink-3 placeholder:opacity-100"
            />
          </label>
          <Tabs
            label={t('addresses.area')}
            items={tabs}
            value={tabs[level + 1]?.id ?? 'country'}
            onChange={(id) => (id === 'country' ? close(onCountry) : goTo(parts.findIndex((one) => one === id)))}
          />
        </>
      }
      footer={
        <Button kind="ghost" wide onClick={() => close(onMissing)}>
          {t('addresses.areaNotListed')}
        </Button>
      }
    >
      <AreaList
        id={listId}
        rows={list}
        error={found ? found.error : regions.error}
        onRetry={found ? found.retry : () => void regions.refetch()}
        isFound={found !== null}
        chosen={chosen?.id}
        current={current}
        isMarked={active >= 0}
        onChoose={choose}
        onKeyDown={onKeyDown}
      />
    </Sheet>
  );
}

/** Not after a touch: the keyboard of a telephone would cover the list. */
const searchTakesFocus = (): boolean =>
  !window.matchMedia('(pointer: coarse)').matches || (document.activeElement?.matches(':focus-visible') ?? false);

/** The levels that are chosen, and the next one where something is below. */
function levelsToShow(parts: readonly Part[], names: readonly string[], rows: Readonly<Record<Part, Rows>>): Part[] {
  const free = names.findIndex((name) => name === '');
  const chosen = free === -1 ? parts.length : free;
  const next = parts[chosen];
  const hasNext = next !== undefined && (chosen === 0 || rows[next].length > 0);
  return parts.slice(0, hasNext ? chosen + 1 : chosen);
}
