import { Search } from 'lucide-react';
import { type FocusEvent, type FormEvent, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from '../router/visit.ts';
import { useLanguage, useTranslation } from '../../i18n/use-translation.tsx';
import { loadRemainingMessages } from '../language/load-messages.ts';
import { framePart } from './frame-parts.tsx';

/** The longest text that the API takes. */
const longest = 80;

const Suggestions = framePart((parts) => parts.suggestions());

/** The product search of the page header; its suggestions are fetched once it has the focus. `/` puts the cursor here. */
export function HeaderSearch() {
  const { t } = useTranslation();
  const language = useLanguage();
  const navigate = useNavigate();
  const { pathname, search, key } = useLocation();
  const field = useRef<HTMLInputElement>(null);
  const words = pathname === '/search' ? (new URLSearchParams(search).get('q') ?? '') : '';
  const [typed, setTyped] = useState(words);
  const [shown, setShown] = useState(key);
  const [hasTexts, setHasTexts] = useState(false);
  const [open, setOpen] = useState(false);
  // Each navigation shows the words of its address and closes the suggestions.
  if (shown !== key) {
    setShown(key);
    setTyped(words);
    setOpen(false);
  }
  useSlashKey(field);

  const prepare = () => {
    if (!hasTexts)
      void loadRemainingMessages(language).then(
        () => setHasTexts(true),
        () => undefined,
      );
  };
  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };
  const show = (wanted: string) => {
    const asked = wanted.replaceAll(/\s+/g, ' ').trim();
    setOpen(false);
    field.current?.blur();
    // Remembering is a convenience: the search works without it.
    void import('../../screens.ts').then(({ addRecentWords }) => addRecentWords(asked)).catch(() => undefined);
    void navigate(asked ? `/search?${new URLSearchParams({ q: asked })}` : '/search');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    show(typed);
  };
  const asked = typed.replaceAll(/\s+/g, ' ').trim();
  return (
    <form
      role="search"
      action="/search"
      onSubmit={submit}
      onBlur={leave}
      onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
      className="relative flex h-11 min-w-0 flex-1 items-center gap-2 rounded-full bg-surface pr-1 pl-4 inset-ring-[1.5px] inset-ring-sea focus-within:inset-ring-2"
    >
      <Search aria-hidden size={19} className="shrink-0 text-sea" />
      <input
        ref={field}
        type="search"
        // The browser submits the form itself while our scripts are still loading.
        name="q"
        maxLength={longest}
        autoComplete="off"
        aria-label={t('shell.searchProducts')}
        aria-keyshortcuts="/"
        placeholder={t('shell.searchProducts')}
        value={typed}
        onFocus={prepare}
        onChange={(event) => {
          setTyped(event.target.value);
          setOpen(true);
        }}
        className="h-full min-w-0 flex-1 bg-transparent text-base outline-hidden placeholder:text-ink-3 [&::-webkit-search-cancel-button]:hidden"
      />
      <button
        type="submit"
        className="press flex min-h-9 shrink-0 items-center rounded-full bg-sea-solid px-5 text-body font-semibold text-on-solid"
      >
        {t('title.search')}
      </button>
      {open && hasTexts && asked && (
        <div className="absolute inset-x-0 top-[calc(100%+6px)] max-h-[70dvh] overflow-y-auto rounded-lg bg-surface py-1 shadow-pop">
          <Suspense>
            <Suggestions typed={asked} onSearch={show} />
          </Suspense>
        </div>
      )}
    </form>
  );
}

/** The key `/` goes to the search, as long as nothing is being typed and no dialog is open. */
function useSlashKey(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const at = event.target instanceof HTMLElement ? event.target : null;
      if (at?.isContentEditable || at?.closest('input, textarea, select, [role="dialog"], [role="alertdialog"]'))
        return;
      if (!field.current?.checkVisibility()) return;
      event.preventDefault();
      field.current.focus();
      field.current.select();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [field]);
}
