import { expect, it } from 'vitest';
import { noTexts } from '../../../i18n/texts.ts';
import { emptyDraft, newSku, replacePicture } from './draft.ts';

it('a cropped picture takes the place of the whole one wherever the product shows it', () => {
  const alts = { ...noTexts(), en: 'The front' };
  const value = { code: 'red', texts: noTexts(), swatch: null, image: '/files/whole.webp' };
  const draft = {
    ...emptyDraft(),
    pictures: [
      { image: '/files/whole.webp', alts },
      { image: '/files/other.webp', alts },
    ],
    skus: [{ ...newSku(['red']), image: '/files/whole.webp' }],
    options: [{ names: noTexts(), values: [value] }],
  };
  const { pictures, skus, options } = replacePicture(draft, '/files/whole.webp', '/files/part.webp');
  expect(pictures).toEqual([
    { image: '/files/part.webp', alts },
    { image: '/files/other.webp', alts },
  ]);
  expect(skus[0]!.image).toBe('/files/part.webp');
  expect(options[0]!.values[0]!.image).toBe('/files/part.webp');
});
