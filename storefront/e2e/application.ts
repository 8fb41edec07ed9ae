import type { Page } from '@playwright/test';
import type { Translate } from '../app/i18n/translate.ts';
import type { Desk } from './desk.ts';
import { expect, visit } from './journey.ts';

/** Enters who applies, at the first step of an application, and saves. */
export async function enterTrader(page: Page, t: Translate): Promise<void> {
  await page.getByText(t('applications.traderKind.person'), { exact: true }).click();
  await page.getByLabel(t('applications.personName')).fill('Mary Keeper');
  await page.getByRole('button', { name: t('addresses.country') }).click();
  await page.getByRole('button', { name: 'United Kingdom' }).click();
  await page.getByLabel(t('applications.address')).fill('1 Harbour Street, Dover');
  await page.getByLabel(t('applications.contactName')).fill('Mary Keeper');
  await page.getByLabel(t('applications.email')).fill('mary@lighthouse.example');
  await saveAndContinue(page, t);
}

/** Enters the shop and saves. */
export async function enterShop(page: Page, t: Translate, shop: { name: string; slug: string }): Promise<void> {
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: 'mark.png', mimeType: 'image/png', buffer: await page.screenshot() });
  await page.getByLabel(t('applications.shopName')).fill(shop.name);
  await page.getByLabel(t('applications.slug')).fill(shop.slug);
  await page.getByLabel(t('applications.slogan')).fill('Light from the coast');
  await page.getByLabel(t('applications.about')).fill('Lamps and lanterns.');
  await page.getByLabel(t('applications.city')).fill('Dover, United Kingdom');
  await page.getByLabel(t('applications.since')).fill('1998');
  await page.getByRole('button', { name: 'Family life' }).click();
  await saveAndContinue(page, t);
}

export async function addDocument(page: Page, t: Translate): Promise<void> {
  await expect(page.getByText(t('applications.documentAdd'))).toBeVisible();
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'Passport.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') });
  await expect(page.getByText(t('applications.document.pdf'), { exact: true })).toBeVisible();
  await expect(page.getByText('Passport.pdf')).toBeVisible();
}

/** Accepts the terms at the last step and submits. */
export async function submitApplication(page: Page, t: Translate): Promise<void> {
  await page.getByRole('checkbox').click();
  await page.getByRole('button', { name: t('applications.submit') }).click();
  await expect(page.getByText(t('applications.state.submitted'))).toBeVisible();
}

/** The applicant answers the operator's question. */
export async function answerQuestion(page: Page, t: Translate, question: string, answer: string): Promise<void> {
  await visit(page, '/merchantEntry');
  await expect(page.getByText(question)).toBeVisible();
  await page.getByLabel(t('applications.answer')).fill(answer);
  await page.getByRole('button', { name: t('applications.sendAnswer') }).click();
  await expect(page.getByText(t('applications.stateText.answered'))).toBeVisible();
}

/** An operator who has the application open ticks the whole checklist and approves. */
export async function approveApplication(desk: Desk): Promise<void> {
  for (const box of await desk.page.getByRole('checkbox').all()) {
    await box.click();
    await expect(box).toBeChecked();
  }
  await expect(await desk.perform('Approve')).toBeHidden();
}

export const saveAndContinue = (page: Page, t: Translate) =>
  page.getByRole('button', { name: t('applications.saveAndContinue') }).click();
