import {
  addRestriction,
  endRestriction,
  restrictionSubjects,
  type Restriction,
} from '@tradewind/contract/goods/desk/restrictions';
import { PackageX } from 'lucide-react';
import { useCanCall } from '../../api/use-endpoint-query.ts';
import { ActionButton } from '../../design/action-button.tsx';
import { useCountries } from '../../design/countries.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useCategories } from '../shop-desk/products/marks-panel.tsx';

const none = '-';
const isoOf = (local: string | undefined): string => (local ? new Date(local).toISOString() : '');

/** Restricts a kind of goods in some countries. */
export const AddRestriction = () => {
  const t = useTranslation();
  const canCall = useCanCall();
  const { choices: countries } = useCountries();
  const categories = useCategories();
  if (!canCall(addRestriction)) return null;
  const optional = t('commissions.optional');
  return (
    <ActionButton
      endpoint={addRestriction}
      label={t('restrictions.add')}
      kind="main"
      icon={<PackageX size={18} />}
      fields={[
        {
          name: 'subject',
          label: t('restrictions.subject'),
          kind: 'choice',
          value: 'category',
          choices: restrictionSubjects.map((id) => ({ id, name: t(`restrictions.subjects.${id}`) })),
          required: true,
        },
        {
          name: 'category',
          label: t('commissions.category'),
          kind: 'choice',
          value: none,
          choices: [{ id: none, name: '–' }, ...categories],
        },
        { name: 'hs_prefix', label: t('restrictions.hs_prefix'), help: t('restrictions.hs_help') },
        {
          name: 'countries',
          label: t('restrictions.countries'),
          kind: 'many',
          choices: countries,
          required: true,
        },
        {
          name: 'valid_from',
          label: t('settings.effective_from'),
          kind: 'moment',
          help: t('settings.effective_from_help'),
        },
        { name: 'valid_until', label: t('duties.until'), kind: 'moment', help: optional },
        {
          name: 'reason',
          label: t('common.reason'),
          kind: 'lines',
          required: true,
          help: t('restrictions.reason_help'),
        },
      ]}
      input={({
        subject,
        category = none,
        hs_prefix = '',
        countries: chosen = '',
        valid_from,
        valid_until,
        reason = '',
      }) => ({
        subject: restrictionSubjects.find((one) => one === subject) ?? 'category',
        category: category === none ? '' : category,
        hs_prefix: hs_prefix.trim(),
        countries: chosen.split(',').filter(Boolean),
        valid_from: isoOf(valid_from),
        valid_until: isoOf(valid_until),
        reason,
      })}
      done={t('restrictions.added')}
    >
      {t('restrictions.text')}
    </ActionButton>
  );
};

/** Ends a restriction now. */
export const EndRestriction = ({ rule: { id }, subject }: { rule: Restriction; subject: string }) => {
  const t = useTranslation();
  const canCall = useCanCall();
  if (!canCall(endRestriction)) return null;
  return (
    <ActionButton
      endpoint={endRestriction}
      label={t('commissions.end')}
      kind="danger"
      size="small"
      fields={[{ name: 'reason', label: t('common.reason'), kind: 'lines', required: true }]}
      input={({ reason = '' }) => ({ id, reason })}
      done={t('restrictions.ended')}
    >
      {t('restrictions.end_text', { subject })}
    </ActionButton>
  );
};
