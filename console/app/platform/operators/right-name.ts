import { useNames, useTranslation } from '../../i18n/use-translation.ts';

/** A right of the desk in words: the name of its area in the menu, and what is done there. */
export function useRightName(): (right: string) => string {
  const t = useTranslation();
  const name = useNames();
  return (right) => {
    const [area = '', verb] = right.split('.');
    const words = { area: name('menu', area) };
    return t(verb === 'act' ? 'operators.custom.act' : 'operators.custom.read', words);
  };
}
