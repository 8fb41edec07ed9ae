/**
 * Where sheets and dialogs are put: the column the app lives in (`data-portal-host`), so that on wide screens they
 * stay inside it; the body while there is no such column.
 */
export function portalHost(): HTMLElement {
  return document.querySelector<HTMLElement>('[data-portal-host]') ?? document.body;
}
