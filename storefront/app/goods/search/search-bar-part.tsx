import { ChevronLeft, Search, X } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { cx } from '../../design/class-names.ts';
import { IconButton } from '../../design/icon-button.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useGoBack } from '../../shell/use-go-back.ts';
import { normalizeWords, maxWordsLength } from './search-params.ts';

interface SearchBarPartProps {
  /** The words of the current search. */
  words: string;
  placeholder: string;
  onSearch: (words: string) => void;
  /** Called with the normalised text while typing; with null when the search is submitted or cleared. */
  onType?: (typed: string | null) => void;
  /** Focuses the field when the screen opens. */
  autoFocus: boolean;
  /** Only in narrow windows: the page header searches the same things. */
  narrowOnly?: boolean;
}

/** The bar of a search screen: back button and search field. */
export function SearchBarPart({ words, placeholder, onSearch, onType, autoFocus, narrowOnly }: SearchBarPartProps) {
  const { t } = useTranslation();
  const goBack = useGoBack();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(words);
  const [shown, setShown] = useState(words);
  // The address may change without typing: by another link or by going back.
  if (shown !== words) {
    setShown(words);
    setTyped(words);
  }
  useEffect(() => {
    if (autoFocus) field.current?.focus({ preventScroll: true });
  }, [autoFocus]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    field.current?.blur();
    onType?.(null);
    onSearch(normalizeWords(typed));
  };
  const clear = () => {
    setTyped('');
    onType?.(null);
    field.current?.focus();
  };
  return (
    <div
      className={cx(
        'frost sticky top-(--page-top) z-(--z-bar) flex min-h-(--bar-top) shrink-0 items-center gap-0.5 bg-canvas/92 py-1 pr-4 pl-1',
        narrowOnly && 'md:hidden',
      )}
    >
      <IconButton icon={ChevronLeft} iconSize={26} label={t('shell.back')} onClick={goBack} />
      <form
        role="search"
        aria-label={placeholder}
        onSubmit={submit}
        className="flex h-11 min-w-0 flex-1 items-center gap-2 rounded-full bg-surface pl-3.5 inset-ring inset-ring-line-strong has-[input:focus]:inset-ring-2 has-[input:focus]:inset-ring-sea"
      >
        <Search aria-hidden size={20} strokeWidth={1.8} className="shrink-0 text-ink-3" />
        <input
          ref={field}
          type="search"
          // The browser submits the form to this screen's address while our scripts are still loading.
          name="q"
          enterKeyHint="search"
          maxLength={maxWordsLength}
          aria-label={placeholder}
          placeholder={placeholder}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            onType?.(normalizeWords(event.target.value) || null);
          }}
          className="h-full min-w-0 flex-1 bg-transparent text-base outline-hidden placeholder:text-ink-3 [&::-webkit-search-cancel-button]:hidden"
        />
        {typed && <IconButton icon={X} iconSize={18} label={t('search.clear')} onClick={clear} />}
      </form>
    </div>
  );
}
