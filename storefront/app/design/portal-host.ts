import type { RefObject } from 'react';

/**
 * Where sheets and dialogs are put: the column the app lives in (`data-portal-host`), so that on wide screens they
 * stay inside it; the body while there is no such column. Shaped as a ref because it is looked up only when needed.
 */
export const portalHost: RefObject<HTMLElement> = {
  get current() {
    return document.querySelector<HTMLElement>('[data-portal-host]') ?? document.body;
  },
};
