import { Button, Stack, Typography } from '@mui/material';
import {
  createCategory,
  deleteCategory,
  mergeCategory,
  moveCategory,
  planMerge,
  type DeskCategory,
} from '@tradewind/contract/goods/desk/categories';
import { useRedirect } from 'react-admin';
import { Link } from 'react-router';
import { useCanCall, useEndpointQuery } from '../../api/use-endpoint-query.ts';
import { ActionButton } from '../../design/action-button.tsx';
import { Panel } from '../../design/panel.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathName, useTree } from './use-tree.ts';

/** Choices need a value, and the first level has no code. */
const firstLevel = '-';

/** What can be done with a category: give it subcategories, move it, merge it, delete it. */
export const CategoryActs = ({ category }: { category: DeskCategory }) => {
  const t = useTranslation();
  const canCall = useCanCall();
  const redirect = useRedirect();
  if (!canCall(moveCategory)) return null;
  const { id, parent, children, products_below: products, former, name } = category;
  return (
    <Panel title={t('categories.acts')}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {t('categories.facts', { code: id, products, children })}
        {former.length > 0 && ` ${t('categories.former', { codes: former.join(', ') })}`}
      </Typography>
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
        {!parent && canCall(createCategory) && (
          <Button component={Link} to={`/categories/create?parent=${id}`} variant="outlined">
            {t('categories.make_below')}
          </Button>
        )}
        {children === 0 && <Move category={category} />}
        <Merge category={category} />
        {products === 0 && children === 0 && former.length === 0 && (
          <ActionButton
            endpoint={deleteCategory}
            label={t('categories.delete')}
            kind="danger"
            input={() => ({ id })}
            done={t('categories.deleted')}
            onDone={() => redirect('list', 'categories')}
          >
            {t('categories.delete_text', { name })}
          </ActionButton>
        )}
      </Stack>
    </Panel>
  );
};

const Move = ({ category: { id, parent, adult } }: { category: DeskCategory }) => {
  const t = useTranslation();
  const { tops } = useTree();
  const choices = tops.filter((one) => one.id !== id && one.id !== parent && one.adult === adult);
  return (
    <ActionButton
      endpoint={moveCategory}
      label={t('categories.move')}
      fields={[
        {
          name: 'parent',
          label: t('categories.parent'),
          kind: 'choice',
          required: true,
          choices: [
            ...(parent ? [{ id: firstLevel, name: t('categories.first_level') }] : []),
            ...choices.map((one) => ({ id: one.id, name: one.name })),
          ],
        },
        { name: 'reason', label: t('common.reason'), kind: 'lines', required: true },
      ]}
      input={({ parent: to = '', reason = '' }) => ({ id, parent: to === firstLevel ? '' : to, reason })}
      done={t('categories.moved')}
    >
      {t('categories.move_text')}
    </ActionButton>
  );
};

const Merge = ({ category: { id, adult, name, children } }: { category: DeskCategory }) => {
  const t = useTranslation();
  const redirect = useRedirect();
  const { all } = useTree();
  const choices = all.filter(
    (one) => one.id !== id && one.parent !== id && one.adult === adult && (children === 0 || one.parent === ''),
  );
  return (
    <ActionButton
      endpoint={mergeCategory}
      label={t('categories.merge')}
      kind="danger"
      fields={[
        {
          name: 'into',
          label: t('categories.into'),
          kind: 'choice',
          required: true,
          choices: choices.map((one) => ({ id: one.id, name: pathName(one, all) })),
        },
        { name: 'reason', label: t('common.reason'), kind: 'lines', required: true },
      ]}
      preview={({ into = '' }) => into && <Plan id={id} into={into} />}
      input={({ into = '', reason = '' }) => ({ id, into, reason })}
      done={t('categories.merged')}
      onDone={({ id: target }) => redirect('show', 'categories', target)}
    >
      {t('categories.merge_text', { name })}
    </ActionButton>
  );
};

/** What the merge would move, counted by the server, or why it can’t be done. */
const Plan = ({ id, into }: { id: string; into: string }) => {
  const t = useTranslation();
  const { data, error } = useEndpointQuery(planMerge, { id, into });
  if (error)
    return (
      <Typography variant="body2" color="error" role="status">
        {error.message}
      </Typography>
    );
  if (!data) return null;
  const lines = [
    t('categories.plan.products', { count: data.products }),
    ...(data.children > 0 ? [t('categories.plan.children', { count: data.children })] : []),
    ...data.rules.flatMap(({ subject, moved, ended }) => [
      ...(moved > 0 ? [t(`categories.plan.${subject}`, { count: moved })] : []),
      ...(ended > 0 ? [t('categories.plan.ended', { what: t(`categories.plan.${subject}`, { count: ended }) })] : []),
    ]),
  ];
  return (
    <Stack component="ul" role="status" sx={{ m: 0, pl: 2.5, gap: 0.5 }}>
      {lines.map((line) => (
        <Typography key={line} component="li" variant="body2">
          {line}
        </Typography>
      ))}
    </Stack>
  );
};
