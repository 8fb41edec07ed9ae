import { useState } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { ActionBar } from '../../design/action-bar.tsx';
import { Button } from '../../design/button.tsx';
import { Card } from '../../design/card.tsx';
import { FieldButton } from '../../design/field-button.tsx';
import { Switch } from '../../design/switch.tsx';
import { TextArea } from '../../design/text-area.tsx';
import { TextInput } from '../../design/text-input.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import type { AddressFormat } from '@tradewind/contract/people/address-format';
import { isLatinName } from '@tradewind/contract/people/latin-name';
import { DoubtPart } from './doubt-part.tsx';
import { useErrorText } from '../users/form-texts.ts';
import { MobileInput } from '../users/mobile-input.tsx';
import type { AddressFields } from './address-rules.ts';
import { countryNameIn } from '@tradewind/contract/people/countries';
import { CountrySheet } from './country-sheet.tsx';
import { PlaceFields } from './place-fields.tsx';
import { useFollowedCode } from './use-followed-code.ts';
import { validateAddress } from './validate-address.ts';
import { TagField } from './tag-field.tsx';
import { useQuery } from '@tanstack/react-query';
import type { TypedMobile } from '../users/calling-codes.ts';

interface AddressFormPartProps {
  start: AddressFields;
  /** The address is the default already; only choosing another default changes that. */
  defaultStays: boolean;
  saving: boolean;
  onSave: (fields: AddressFields) => Promise<void>;
}

/** The form of an address. */
export function AddressFormPart({ start, defaultStays, saving, onSave }: AddressFormPartProps) {
  const { t, locale } = useTranslation();
  const errorText = useErrorText();
  const [sheetOpened, setSheetOpened] = useState(0);
  const [sheetOpen, setSheetOpen] = useState(false);
  const form = useForm({ resolver: validateAddress, mode: 'onTouched', defaultValues: start });
  const { control, formState, register } = form;
  const { errors, touchedFields } = formState;
  const [name, mobile, country] = useWatch({ control, name: ['name', 'mobile', 'country'] });
  const format = useCountryFormat(country);
  const { follow, typed, answer } = useFollowedCode(form);
  const isLargestFirst = format?.isLargestFirst ?? false;
  const chooseCountry = () => {
    setSheetOpened(sheetOpened + 1);
    setSheetOpen(true);
  };
  const place = format && <PlaceFields form={form} format={format} onCountry={chooseCountry} />;
  const odd = useUnusualMobile(mobile, country, Boolean(touchedFields.mobile));
  return (
    <form onSubmit={form.handleSubmit(onSave)} noValidate className="flex grow flex-col">
      <div className="flex flex-col gap-2.5 px-3 pt-1 pb-6">
        <Card padded className="flex flex-col gap-4">
          <TextInput
            label={t('addresses.name')}
            autoComplete="name"
            maxLength={80}
            error={errorText(errors.name)}
            {...register('name')}
          />
          {!isLatinName(name) && (
            <TextInput
              label={t('addresses.nameLatin')}
              hint={t('addresses.nameLatinHint')}
              autoComplete="off"
              autoCapitalize="words"
              spellCheck={false}
              maxLength={80}
              error={errorText(errors.nameLatin)}
              {...register('nameLatin')}
            />
          )}
          <Controller
            name="mobile"
            control={control}
            render={({ field: { ref, value, onChange, onBlur } }) => (
              <MobileInput
                ref={ref}
                value={value}
                onChange={(next) => onChange(typed(next))}
                onBlur={onBlur}
                error={errorText(errors.mobile?.number ?? errors.mobile)}
                hint={odd && <span className="font-medium text-warn">{t('addresses.mobileUnusual')}</span>}
              />
            )}
          />
          {mobile.doubt && <DoubtPart mobile={mobile} doubt={mobile.doubt} onAnswer={answer} />}
          <Controller
            name="country"
            control={control}
            render={({ field: { ref, value, onChange, onBlur } }) => (
              <>
                <FieldButton
                  ref={ref}
                  label={t('addresses.country')}
                  value={countryNameIn(value, locale)}
                  placeholder={t('addresses.country')}
                  error={errorText(errors.country)}
                  onClick={chooseCountry}
                />
                <CountrySheet
                  key={sheetOpened}
                  open={sheetOpen}
                  value={value}
                  onChange={(chosen) => {
                    onChange(chosen);
                    if (chosen !== country) {
                      form.setValue('region', '');
                      // What was chosen from the lists of one country is in no other.
                      for (const part of format?.areaParts ?? []) form.setValue(part, '');
                    }
                    void follow(chosen);
                  }}
                  onOpenChange={(open) => {
                    setSheetOpen(open);
                    if (!open) onBlur();
                  }}
                />
              </>
            )}
          />
          {isLargestFirst && place}
          <TextArea
            label={t('addresses.detail')}
            placeholder={t('addresses.detailPlaceholder')}
            autoComplete="street-address"
            maxLength={400}
            defaultValue={start.street}
            error={errorText(errors.street)}
            {...register('street')}
          />
          {!isLargestFirst && place}
          {country === 'KR' && (
            <TextInput
              label={t('addresses.customsCode')}
              hint={t('addresses.customsCodeHint')}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={13}
              error={errorText(errors.customsCode)}
              {...register('customsCode')}
            />
          )}
          <Controller
            name="tag"
            control={control}
            render={({ field: { value, onChange, onBlur } }) => (
              <TagField value={value} onChange={onChange} onBlur={onBlur} error={errorText(errors.tag)} />
            )}
          />
        </Card>
        <Card className="flex min-h-16 items-center gap-3 px-4 py-2.5">
          <div className="min-w-0 flex-1">
            <p className="text-lead">{t('addresses.defaultAddress')}</p>
            <p className="text-note text-ink-3">
              {defaultStays ? t('addresses.defaultStays') : t('addresses.defaultNote')}
            </p>
          </div>
          <Controller
            name="isDefault"
            control={control}
            render={({ field: { value, onChange } }) => (
              <Switch
                label={t('addresses.defaultAddress')}
                checked={value}
                onChange={onChange}
                disabled={defaultStays}
              />
            )}
          />
        </Card>
      </div>
      <ActionBar>
        <Button type="submit" size="lg" wide loading={saving}>
          {t('addresses.save')}
        </Button>
      </ActionBar>
    </form>
  );
}

/** The address format of a country. Its data is loaded with the first chosen country. */
function useCountryFormat(country: string): AddressFormat | undefined {
  const { data } = useQuery({
    queryKey: ['addresses.format', country],
    queryFn: async () => (await import('./country-format.ts')).countryFormat(country),
    enabled: country !== '',
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}

/** Whether a typed number is implausible for its country; false while that is being loaded. */
function useUnusualMobile(mobile: TypedMobile, country: string, typed: boolean): boolean {
  const { data } = useQuery({
    queryKey: ['addresses.oddMobile', mobile.code, mobile.number, country],
    queryFn: async () => (await import('./unusual-mobile.ts')).isUnusualMobile(mobile, country),
    enabled: typed && mobile.number.trim() !== '',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return data ?? false;
}
