/** Whether this browser can have passkeys of this site; they belong to names, not to network addresses. */
export const canUsePasskeys = (): boolean =>
  window.isSecureContext && 'PublicKeyCredential' in window && !/^(?:[\d.]+|\[.*)$/.test(location.hostname);

/** The dialog of the browser was closed, or has no passkey. */
export const isDismissed = (failure: unknown): boolean =>
  failure instanceof Error && ['NotAllowedError', 'AbortError', 'InvalidStateError'].includes(failure.name);
