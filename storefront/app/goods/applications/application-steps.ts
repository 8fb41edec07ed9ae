import type { Application } from '@tradewind/contract/goods/applications';
import { FileImage, Landmark, type LucideIcon, Send, Store } from 'lucide-react';

/** The address of the application, and of one step of its form. */
export const applicationPath = '/merchantEntry';
export const stepPath = (step: Step): string => `${applicationPath}?step=${step}`;

export const steps = ['trader', 'shop', 'documents', 'submit'] as const;
export type Step = (typeof steps)[number];

export const isStep = (text: string | null): text is Step => (steps as readonly (string | null)[]).includes(text);

export const stepIcons: Readonly<Record<Step, LucideIcon>> = {
  trader: Landmark,
  shop: Store,
  documents: FileImage,
  submit: Send,
};

const fieldsOfStep: Readonly<Record<Step, readonly string[]>> = {
  trader: ['legal_name', 'registration_number', 'address', 'country', 'contact_name', 'email'],
  shop: ['avatar', 'shop_name', 'slug', 'slogan', 'about', 'city', 'since', 'categories'],
  documents: ['documents'],
  submit: [],
};

/** How many details of a step are missing or invalid. */
export const missingIn = ({ incomplete }: Pick<Application, 'incomplete'>, step: Step): number =>
  incomplete.filter((field) => fieldsOfStep[step].includes(field)).length;

/** The first step with something to do; the last one when all is there. */
export const nextStep = (application: Pick<Application, 'incomplete'>): Step =>
  steps.find((step) => missingIn(application, step) > 0) ?? 'submit';

/** The step after one; null after the last. */
export const stepAfter = (step: Step): Step | null => steps[steps.indexOf(step) + 1] ?? null;
