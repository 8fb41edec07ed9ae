import { zodResolver } from '@hookform/resolvers/zod';
import { traderKinds, type Application } from '@tradewind/contract/goods/applications';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { Card } from '../../design/card.tsx';
import { Segmented } from '../../design/segmented.tsx';
import { TextArea } from '../../design/text-area.tsx';
import { TextInput } from '../../design/text-input.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { messageKey, useErrorText } from '../../people/users/form-texts.ts';
import { CountryField } from './country-field.tsx';
import { StepForm } from './step-form.tsx';

const required = messageKey('applications.required');
const filled = (max: number) => z.string().trim().min(1, required).max(max);
const optional = (max: number) => z.string().trim().max(max);

const traderFields = z
  .object({
    trader_kind: z.enum(traderKinds),
    legal_name: filled(200),
    register: optional(200),
    registration_number: optional(80),
    tax_number: optional(80),
    address: filled(400),
    country: filled(2),
    contact_name: filled(200),
    email: filled(254).regex(/^\S+@\S+\.\S+$/, messageKey('applications.emailInvalid')),
    phone: optional(40),
  })
  .refine((trader) => trader.trader_kind === 'person' || trader.registration_number !== '', {
    path: ['registration_number'],
    message: required,
  });

/** Who answers for the shop: a company or a person, and whom to contact. */
export function TraderStepPart({ application, onDone }: { application: Application; onDone: () => void }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const form = useForm({
    resolver: zodResolver(traderFields),
    mode: 'onTouched',
    defaultValues: fieldsOf(application),
  });
  const { control, formState, register } = form;
  const { errors } = formState;
  const company = useWatch({ control, name: 'trader_kind' }) === 'company';
  return (
    <StepForm form={form} application={application} inputOf={(values) => values} onDone={onDone}>
      <Card padded className="flex flex-col gap-4">
        <Controller
          name="trader_kind"
          control={control}
          render={({ field: { value, onChange } }) => (
            <Segmented
              label={t('applications.traderKind')}
              value={value}
              onChange={(kind) => {
                onChange(kind);
                form.clearErrors('registration_number');
              }}
              options={traderKinds.map((kind) => ({ id: kind, label: t(`applications.traderKind.${kind}`) }))}
            />
          )}
        />
        <TextInput
          label={t(company ? 'applications.companyName' : 'applications.personName')}
          hint={t('applications.legalNameHint')}
          autoComplete={company ? 'organization' : 'name'}
          maxLength={200}
          error={errorText(errors.legal_name)}
          {...register('legal_name')}
        />
        <TextInput
          label={t('applications.registrationNumber')}
          aside={company ? undefined : <Optional />}
          autoComplete="off"
          maxLength={80}
          error={errorText(errors.registration_number)}
          {...register('registration_number')}
        />
        <TextInput
          label={t('applications.register')}
          aside={<Optional />}
          hint={t('applications.registerHint')}
          autoComplete="off"
          maxLength={200}
          {...register('register')}
        />
        <TextInput
          label={t('applications.taxNumber')}
          aside={<Optional />}
          autoComplete="off"
          maxLength={80}
          {...register('tax_number')}
        />
      </Card>
      <Card padded className="flex flex-col gap-4">
        <Controller
          name="country"
          control={control}
          render={({ field: { ref, value, onChange, onBlur } }) => (
            <CountryField
              ref={ref}
              value={value}
              onChange={onChange}
              onBlur={onBlur}
              error={errorText(errors.country)}
            />
          )}
        />
        <TextArea
          label={t('applications.address')}
          autoComplete="street-address"
          maxLength={400}
          defaultValue={application.address}
          error={errorText(errors.address)}
          {...register('address')}
        />
      </Card>
      <Card padded className="flex flex-col gap-4">
        <TextInput
          label={t('applications.contactName')}
          autoComplete="name"
          maxLength={200}
          error={errorText(errors.contact_name)}
          {...register('contact_name')}
        />
        <TextInput
          label={t('applications.email')}
          hint={t('applications.emailHint')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          maxLength={254}
          error={errorText(errors.email)}
          {...register('email')}
        />
        <TextInput
          label={t('applications.phone')}
          aside={<Optional />}
          type="tel"
          autoComplete="tel"
          maxLength={40}
          {...register('phone')}
        />
      </Card>
    </StepForm>
  );
}

function Optional() {
  const { t } = useTranslation();
  return <span className="text-note text-ink-3">{t('applications.optional')}</span>;
}

const fieldsOf = (application: Application): z.input<typeof traderFields> => ({
  trader_kind: application.trader_kind,
  legal_name: application.legal_name,
  register: application.register,
  registration_number: application.registration_number,
  tax_number: application.tax_number,
  address: application.address,
  country: application.country,
  contact_name: application.contact_name,
  email: application.email,
  phone: application.phone,
});
