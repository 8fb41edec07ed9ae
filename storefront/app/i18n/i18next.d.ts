import type { messages } from './messages/en.ts';

/** Makes `t` accept only keys that exist, each with the values that its text names. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    keySeparator: false;
    nsSeparator: false;
    returnNull: false;
    resources: { translation: typeof messages };
  }
}
