import { Search, X } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { IconButton } from '../../../design/icon-button.tsx';
import { TextInput } from '../../../design/text-input.tsx';
import { maxWordsLength, normalizeWords } from '../../../goods/search/search-params.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';

interface OrderSearchProps {
  /** What is searched for now; empty for nothing. */
  words: string;
  /** Called with other words, or with none when the search is cleared. */
  onSearch: (words: string) => void;
}

/** The search among own orders: Enter searches, the cross shows all orders again. */
export function OrderSearchPart({ words, onSearch }: OrderSearchProps) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(words);
  const [shown, setShown] = useState(words);
  // The address may change without typing: by a link or by going back.
  if (shown !== words) {
    setShown(words);
    setTyped(words);
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    field.current?.blur();
    const next = normalizeWords(typed);
    if (next !== words) onSearch(next);
  };
  const clear = () => {
    setTyped('');
    if (words) onSearch('');
    field.current?.focus();
  };
  return (
    <form role="search" aria-label={t('orders.search')} onSubmit={submit} className="px-3 pb-1 lg:max-w-(--measure)">
      <TextInput
        ref={field}
        icon={Search}
        type="search"
        name="q"
        enterKeyHint="search"
        label={t('orders.search')}
        labelHidden
        placeholder={t('orders.search.hint')}
        maxLength={maxWordsLength}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        after={typed !== '' && <IconButton icon={X} label={t('orders.search.clear')} onClick={clear} />}
      />
    </form>
  );
}
