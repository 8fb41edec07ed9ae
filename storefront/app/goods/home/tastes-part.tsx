import { useQuery } from '@tanstack/react-query';
import { tastes } from '@tradewind/contract/goods/tastes';
import { callQuery } from '../../api/call-query.ts';
import { Card, stretchedLink } from '../../design/card.tsx';
import { cx } from '../../design/class-names.ts';
import { Photo } from '../../design/photo.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Link } from '../../shell/router/link.tsx';
import { categoryPath } from '../catalog/categories.ts';
import { SectionHeading } from '../catalog/section-heading.tsx';

/** The categories that the shopper likes most, a picture each: above its name in a narrow window, beside it in a wide one. */
export function TastesPart() {
  const { t } = useTranslation();
  const { data = [] } = useQuery(callQuery(tastes, {}, { quiet: true }));
  if (data.length === 0) return null;
  return (
    <section>
      <SectionHeading title={t('home.tastes')} />
      <ul className="grid grid-cols-4 gap-2.5 px-4 lg:gap-5">
        {data.map(({ category_id: id, name, image }) => (
          <Card
            key={id}
            as="li"
            className="press relative flex min-w-0 flex-col overflow-hidden lg:flex-row lg:items-center lg:gap-3 lg:p-2.5"
          >
            <Photo
              src={image}
              alt=""
              width={240}
              height={240}
              className="aspect-square w-full lg:w-24 lg:shrink-0 lg:rounded-sm"
            />
            <Link
              to={categoryPath(id)}
              className={cx(
                'my-auto line-clamp-3 px-0.5 py-1.5 text-center text-cap break-words lg:min-w-0 lg:p-0 lg:text-left lg:text-body lg:font-semibold',
                stretchedLink,
              )}
            >
              {name}
            </Link>
          </Card>
        ))}
      </ul>
    </section>
  );
}
