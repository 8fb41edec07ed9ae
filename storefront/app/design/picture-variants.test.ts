import { expect, it } from 'vitest';
import { variantsOf } from './picture-variants.ts';

const random = '0123456789abcdef'.repeat(2);

it('a public uploaded picture has two smaller variants', () => {
  expect(variantsOf(`/files/${random}.webp`, '50vw')).toEqual({
    srcSet: `/files/${random}-400.webp 400w, /files/${random}-800.webp 800w, /files/${random}.webp 2000w`,
    sizes: '50vw',
  });
});

it.each([
  ['a private picture', `/files/${random}.webp?until=1&sign=x`],
  ['a document', `/files/${random}-document.webp`],
  ['a painted picture', `/media/${random}-400.webp`],
  ['no picture', ''],
])('%s has none', (_name, address) => {
  expect(variantsOf(address, '50vw')).toBeUndefined();
});
