import { zodResolver } from '@hookform/resolvers/zod';
import type { Application } from '@tradewind/contract/goods/applications';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { z } from 'zod';
import { Card } from '../../design/card.tsx';
import { TextArea } from '../../design/text-area.tsx';
import { TextInput } from '../../design/text-input.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { messageKey, useErrorText } from '../../people/users/form-texts.ts';
import { checkShopName } from './application-data.ts';
import { CategoriesField } from './categories-field.tsx';
import { PictureField } from './picture-field.tsx';
import { slugFrom } from './slug-from.ts';
import { StepForm } from './step-form.tsx';

const required = messageKey('applications.required');
const filled = (max: number) => z.string().trim().min(1, required).max(max);

const shopFields = z.object({
  avatar: z.string().min(1, messageKey('applications.avatarRequired')),
  banner: z.string(),
  shop_name: filled(60),
  slug: z
    .string()
    .trim()
    .toLowerCase()
    .min(3, messageKey('applications.slugInvalid'))
    .max(40)
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, messageKey('applications.slugInvalid')),
  slogan: filled(120),
  about: filled(2_000),
  city: filled(120),
  since: z
    .string()
    .trim()
    .regex(/^[12]\d{3}$/, messageKey('applications.sinceInvalid')),
  categories: z.array(z.string()).min(1, messageKey('applications.categoriesRequired')),
});

/** The shop as shoppers will see it. */
export function ShopStepPart({ application, onDone }: { application: Application; onDone: () => void }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const form = useForm({ resolver: zodResolver(shopFields), mode: 'onTouched', defaultValues: fieldsOf(application) });
  const { control, formState, register } = form;
  const { errors } = formState;
  const [suggested, setSuggested] = useState('');
  // The short name follows the name until it is typed.
  const suggestSlug = () => {
    const { slug, shop_name: name } = form.getValues();
    if (slug !== '' && slug !== suggested) return;
    setSuggested(slugFrom(name));
    form.setValue('slug', slugFrom(name), { shouldDirty: true, shouldValidate: formState.isSubmitted });
  };
  return (
    <StepForm
      form={form}
      application={application}
      inputOf={(values) => values}
      check={({ slug, shop_name }) => checkShopName({ slug, shop_name })}
      onDone={onDone}
    >
      <Card padded className="flex flex-col gap-4">
        <Controller
          name="avatar"
          control={control}
          render={({ field: { value, onChange } }) => (
            <PictureField
              label={t('applications.avatar')}
              hint={t('applications.avatarHint')}
              value={value}
              onChange={(url) => {
                onChange(url);
                form.clearErrors('avatar');
              }}
              error={errorText(errors.avatar)}
            />
          )}
        />
        <TextInput
          label={t('applications.shopName')}
          autoComplete="off"
          maxLength={60}
          error={errorText(errors.shop_name)}
          {...register('shop_name', { onChange: suggestSlug })}
        />
        <TextInput
          label={t('applications.slug')}
          hint={t('applications.slugHint')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          error={errorText(errors.slug)}
          {...register('slug')}
        />
        <TextInput
          label={t('applications.slogan')}
          hint={t('applications.sloganHint')}
          maxLength={120}
          error={errorText(errors.slogan)}
          {...register('slogan')}
        />
        <TextArea
          label={t('applications.about')}
          maxLength={2_000}
          defaultValue={application.about}
          error={errorText(errors.about)}
          {...register('about')}
        />
      </Card>
      <Card padded className="flex flex-col gap-4">
        <TextInput
          label={t('applications.city')}
          hint={t('applications.cityHint')}
          maxLength={120}
          error={errorText(errors.city)}
          {...register('city')}
        />
        <TextInput
          label={t('applications.since')}
          inputMode="numeric"
          maxLength={4}
          error={errorText(errors.since)}
          {...register('since')}
        />
        <Controller
          name="categories"
          control={control}
          render={({ field: { value, onChange } }) => (
            <CategoriesField value={value} onChange={onChange} error={errorText(errors.categories)} />
          )}
        />
        <Controller
          name="banner"
          control={control}
          render={({ field: { value, onChange } }) => (
            <PictureField
              wide
              label={t('applications.banner')}
              hint={t('applications.bannerHint')}
              value={value}
              onChange={onChange}
              error={undefined}
            />
          )}
        />
      </Card>
    </StepForm>
  );
}

const fieldsOf = (application: Application): z.input<typeof shopFields> => ({
  avatar: application.avatar,
  banner: application.banner,
  shop_name: application.shop_name,
  slug: application.slug,
  slogan: application.slogan,
  about: application.about,
  city: application.city,
  since: application.since,
  categories: application.categories,
});
