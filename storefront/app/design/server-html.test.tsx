import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Controls } from './gallery/controls.tsx';
import { Screen } from './gallery/screen.tsx';

/** Native twins of Base UI's controls; styles.css hides them without their style attribute. */
const isHiddenTwin = (tag: string) =>
  tag.startsWith('<input') && tag.includes('tabindex="-1"') && tag.includes('aria-hidden="true"');

it.each([
  ['controls', <Controls />],
  ['a screen', <Screen />],
])('server HTML of %s depends on no style attribute, which the strict policy would drop', (_name, page) => {
  const styled =
    renderToStaticMarkup(page)
      .toLowerCase()
      .match(/<[^>]+ style="[^>]*>/g) ?? [];
  expect(styled.filter((tag) => !isHiddenTwin(tag))).toEqual([]);
});
