import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Photo } from './photo.tsx';

const uploaded = `/files/${'0a'.repeat(16)}.webp`;
const attributesOf = (tag: string | undefined, ...names: string[]) =>
  names.map((name) => new RegExp(` ${name}="([^"]*)"`, 'i').exec(tag ?? '')?.[1]);

it('an uploaded photograph of the first view is preloaded with the variants that the browser chooses from', () => {
  const html = renderToStaticMarkup(<Photo src={uploaded} alt="" width={800} height={800} sizes="100vw" priority />);
  const [link, img] = html.match(/<(?:link|img)[^>]*>/g) ?? [];
  const chosenFrom = attributesOf(img, 'srcset', 'sizes');
  expect(chosenFrom).toEqual([expect.stringContaining('-800.webp 800w'), '100vw']);
  expect(attributesOf(link, 'imagesrcset', 'imagesizes', 'href')).toEqual([...chosenFrom, undefined]);
});

it('an uploaded thumbnail is as wide as it says', () => {
  const html = renderToStaticMarkup(<Photo src={uploaded} alt="" width={76} height={76} />);
  expect(attributesOf(html, 'sizes', 'src')).toEqual(['76px', uploaded]);
});

it('a painted photograph is loaded as before', () => {
  const html = renderToStaticMarkup(<Photo src="/media/x-400.webp" alt="" width={400} height={400} sizes="50vw" />);
  expect(attributesOf(html, 'srcset', 'sizes', 'src')).toEqual([undefined, undefined, '/media/x-400.webp']);
});
