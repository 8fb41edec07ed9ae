import { webhookTypes, type WebhookType } from '@tradewind/contract/operations/shop-desk/webhooks';
import type { ActionField } from '../../../design/action-fields.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** A secret that was just made, of the webhook at that address. */
export interface NewSecret {
  url: string;
  secret: string;
}

/** The fields of a webhook, filled in with those of one that exists. */
export function useWebhookFields(): (before?: { url: string; types: readonly WebhookType[] }) => ActionField[] {
  const t = useTranslation();
  return (before) => [
    { name: 'url', label: t('webhooks.url'), required: true, help: t('webhooks.url_help'), value: before?.url ?? '' },
    {
      name: 'types',
      label: t('webhooks.types_label'),
      kind: 'several',
      value: before?.types.join(',') ?? '',
      choices: webhookTypes.map((type) => ({ id: type, name: t(`webhooks.types.${nameOf(type)}`) })),
    },
  ];
}

/** The name of a type among the messages, whose names have no dots. */
export const nameOf = <Type extends string>(type: Type) => type.replace('.', '_') as Underscored<Type>;
type Underscored<Type extends string> = Type extends `${infer Wing}.${infer Act}` ? `${Wing}_${Act}` : Type;

/** The types that were chosen. */
export const chosenTypes = (typed = ''): WebhookType[] =>
  webhookTypes.filter((type) => typed.split(',').includes(type));
