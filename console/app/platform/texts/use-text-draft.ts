import { locales, type Texts } from '@tradewind/contract/base/locales';
import type { DeskText } from '@tradewind/contract/platform/desk/texts';
import { useEffect, useState } from 'react';

export interface TextDraft {
  /** The version that it began from. */
  base: number;
  titles: Texts;
  bodies: Texts;
}

const keyOf = (id: string): string => `tradewind.text.${id}`;

function readKept(id: string): TextDraft | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(id)) ?? 'null') as TextDraft | null;
  } catch {
    return null;
  }
}

function keep(id: string, draft: TextDraft | null): void {
  try {
    if (draft) sessionStorage.setItem(keyOf(id), JSON.stringify(draft));
    else sessionStorage.removeItem(keyOf(id));
  } catch {
    // The tab has no room left: the draft stays on the screen.
  }
}

const draftOf = (text: DeskText): TextDraft => {
  const { version, titles, bodies } = text.versions[0]!;
  return { base: version, titles, bodies };
};

const isSame = (a: Texts, b: Texts): boolean => locales.every((locale) => a[locale] === b[locale]);

/** A text as it is typed, kept in this tab until it is published. */
export function useTextDraft(text: DeskText) {
  const latest = draftOf(text);
  const [draft, setDraft] = useState(() => readKept(text.id) ?? latest);
  const unsaved = !(isSame(draft.titles, latest.titles) && isSame(draft.bodies, latest.bodies));
  useEffect(() => keep(text.id, unsaved ? draft : null), [text.id, unsaved, draft]);
  // What a colleague published is shown as long as nothing was typed here.
  useEffect(() => {
    if (!unsaved && draft.base !== latest.base) setDraft(latest);
  }, [unsaved, draft.base, latest]);
  return {
    draft,
    unsaved,
    /** A colleague published meanwhile. */
    stale: unsaved && draft.base !== latest.base,
    latest,
    change: (parts: Partial<TextDraft>) => setDraft((current) => ({ ...current, ...parts })),
    /** The draft becomes the published text. */
    adopt: (published: DeskText) => setDraft(draftOf(published)),
  };
}
