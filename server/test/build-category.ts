import type { InputOf } from '@tradewind/contract/base/endpoint';
import { locales, type Texts } from '@tradewind/contract/base/locales';
import { createCategory, deskCategoryById, type DeskCategory } from '@tradewind/contract/goods/desk/categories';
import type { TestApp } from './app.ts';
import { testPicture, uploadForm } from './build-upload.ts';

/** One name in every language. */
export const namesOf = (name: string): Texts =>
  Object.fromEntries(locales.map((locale) => [locale, `${name} ${locale}`])) as Texts;

/** Uploads a picture as an operator. @returns its path, signed. */
export async function uploadAtDesk({ app }: TestApp, token: string): Promise<string> {
  const { payload, headers } = uploadForm({ bytes: await testPicture() });
  const answer = await app.inject({
    method: 'POST',
    url: '/api/desk/picture_upload',
    headers: { ...headers, 'desk-token': token },
    payload,
  });
  return answer.json<{ data: { url: string } }>().data.url;
}

/** Makes a category as an operator: a subcategory without a picture, or one of the first level with one. */
export async function buildCategory(
  test: TestApp,
  desk: string,
  id: string,
  wanted: Partial<InputOf<typeof createCategory>> = {},
): Promise<DeskCategory> {
  const image = wanted.parent ? '' : await uploadAtDesk(test, desk);
  return test.data(createCategory, { id, names: namesOf(id), image, ...wanted }, { desk });
}

/** A category as operators see it. */
export const categoryAtDesk = (test: TestApp, desk: string, id: string): Promise<DeskCategory> =>
  test.data(deskCategoryById, { id }, { desk });
