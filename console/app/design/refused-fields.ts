import { ApiRefusal } from '@tradewind/client/errors';
import { useTranslate } from 'react-admin';
import { useTranslation } from '../i18n/use-translation.ts';
import { useFormat } from './format.ts';

/** The fields that the server refused, by their paths, such as `skus[3].price`. */
export const refusedFields = (error: unknown): readonly string[] => (error instanceof ApiRefusal ? error.fields : []);

/** Whether a refused path is that of a field, or leads through it: `days_to` stands for `options[0].days_to` too. */
export const isPathOf = (name: string, path: string): boolean => path.split(/[.[\]]+/).includes(name);

/**
 * What is said about a failed act: the server's own words, except where it could only name fields as the API does. Then they
 * are called as the screen calls them.
 */
export function useProblemText() {
  const t = useTranslation();
  const translate = useTranslate();
  const { list } = useFormat();
  return (error: Error, labelOf: (path: string) => string | undefined): string => {
    const labels = refusedFields(error).map(labelOf);
    const known = [...new Set(labels.filter((label) => label !== undefined))];
    const isGeneral = error instanceof ApiRefusal && error.refusal === 'bad_request';
    return isGeneral && known.length > 0 && labels.every(Boolean)
      ? t('common.check_fields', { fields: list(known) })
      : translate(error.message, { _: error.message });
  };
}
