import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiRefusal } from '@tradewind/client/errors';
import type { RefusalCode } from '@tradewind/contract/base/refusals';
import { useEffect, useState } from 'react';
import { useLogoutIfAccessDenied, useNotify } from 'react-admin';
import { useProblemText } from '../../../design/refused-fields.ts';
import { readUnsaved, storeUnsaved } from './unsaved.ts';

interface Edited<Stored, Draft, Merge> {
  /** Where what is not saved is kept in the tab, such as `product.42`. */
  key: string;
  /** undefined: it does not exist yet. */
  stored: Stored | undefined;
  /** What is typed at first. */
  draftOf: (stored: Stored | undefined) => Draft;
  /** What would be sent: two drafts are the same when this is. */
  formOf: (draft: Draft) => unknown;
  save: (draft: Draft, base: Stored | undefined) => Promise<Stored>;
  /** The refusal that says that somebody else saved meanwhile. */
  changed: RefusalCode;
  /** Reads what they saved. */
  reload: (base: Stored) => Promise<Stored>;
  merge: (base: Stored, mine: Draft, theirs: Stored) => Merge;
  /** In the form that is sent, the name of the part that is edited: paths of refused fields begin with it. */
  part: string;
  /** What the screen calls the field of a refused path; absent: the server's words are shown. */
  labelOf?: (path: string) => string | undefined;
  /** What is said after saving. */
  saved: string;
  onSaved?: (stored: Stored, base: Stored | undefined) => void;
  onFailed?: (error: Error) => void;
}

/**
 * A draft of something that is stored, or new, and saving it. When somebody else saved meanwhile, what was typed is kept
 * beside what they saved, as a conflict to be settled.
 */
export function useDraftEditor<Stored extends { revision: number }, Draft extends object, Merge>(
  edited: Edited<Stored, Draft, Merge>,
) {
  const { key, stored, draftOf, formOf, labelOf } = edited;
  const problemText = useProblemText();
  const notify = useNotify();
  const leave = useLogoutIfAccessDenied();
  const queries = useQueryClient();
  const [kept] = useState(() => readUnsaved<Stored | undefined, Draft>(key));
  const [base, setBase] = useState(kept ? kept.base : stored);
  const [draft, setDraft] = useState(kept?.draft ?? draftOf(stored));
  const [conflict, setConflict] = useState<{ theirs: Stored; merge: Merge } | null>(null);
  const unsaved = JSON.stringify(formOf(draft)) !== JSON.stringify(formOf(draftOf(base)));

  const adopt = (one: Stored | undefined) => {
    setBase(one);
    setDraft(draftOf(one));
  };
  const save = useMutation({
    mutationFn: () => edited.save(draft, base),
    onSuccess: async (one) => {
      adopt(one);
      storeUnsaved(key, null);
      notify(edited.saved, { type: 'success', messageArgs: { _: edited.saved } });
      edited.onSaved?.(one, base);
      await queries.invalidateQueries();
    },
    onError: async (error) => {
      edited.onFailed?.(error);
      if (base && error instanceof ApiRefusal && error.refusal === edited.changed) {
        const theirs = await edited.reload(base);
        setConflict({ theirs, merge: edited.merge(base, draft, theirs) });
      } else await leave(error);
    },
  });
  // Kept in the tab, so that nothing is lost by leaving the screen or signing in again.
  useEffect(() => storeUnsaved(key, unsaved ? { base, draft } : null), [key, unsaved, base, draft]);
  // What was changed elsewhere is shown as long as nothing was typed here.
  useEffect(() => {
    if (stored && !unsaved && stored.revision !== base?.revision) adopt(stored);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `adopt` only sets state
  }, [stored, unsaved, base?.revision]);

  return {
    base,
    draft,
    unsaved,
    conflict,
    save,
    /** Why the last attempt to save failed, for people; null: it did not. */
    problem: save.error && problemText(save.error, (path) => labelOf?.(pathOf(path, edited.part))),
    adopt,
    /** Puts some parts in place of the present ones, or depending on them. */
    change: (parts: Partial<Draft> | ((current: Draft) => Partial<Draft>)) =>
      setDraft((current) => ({ ...current, ...(typeof parts === 'function' ? parts(current) : parts) })),
    discard: () => {
      adopt(stored);
      save.reset();
    },
    /** Goes on with what both wrote, on top of what they saved. */
    settle: (joined: Draft) => {
      setBase(conflict?.theirs);
      setDraft(joined);
      setConflict(null);
      save.reset();
    },
    /** Whether the server refused the field of this path, such as `skus[3].price`. */
    isInvalid: invalidFields(save.error, edited.part),
  };
}

function invalidFields(error: Error | null, part: string): (path: string) => boolean {
  const fields = error instanceof ApiRefusal ? error.fields.map((field) => pathOf(field, part)) : [];
  return (path) => fields.some((field) => field === path || field.startsWith(`${path}.`));
}

/** `product.skus.3.price` and `skus[3].price` name the same field. */
const pathOf = (field: string, part: string): string =>
  (field.startsWith(`${part}.`) ? field.slice(part.length + 1) : field).replace(/\.(\d+)/g, '[$1]');
