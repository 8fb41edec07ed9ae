/** What was typed and not saved, with what it began from. */
export interface Unsaved<Stored, Draft> {
  base: Stored;
  draft: Draft;
}

/** The unsaved changes of something in this tab. @param key such as `product.42` */
export function readUnsaved<Stored, Draft>(key: string): Unsaved<Stored, Draft> | null {
  try {
    return JSON.parse(sessionStorage.getItem(`tradewind.${key}`) ?? 'null') as Unsaved<Stored, Draft> | null;
  } catch {
    return null;
  }
}

export function storeUnsaved(key: string, unsaved: Unsaved<unknown, unknown> | null): void {
  try {
    if (unsaved) sessionStorage.setItem(`tradewind.${key}`, JSON.stringify(unsaved));
    else sessionStorage.removeItem(`tradewind.${key}`);
  } catch {
    // The tab has no room left: the draft stays on the screen.
  }
}
