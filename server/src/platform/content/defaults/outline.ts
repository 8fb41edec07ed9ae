import { htmlOfText } from '../../../base/html/safe-html.ts';

/** A title, and a text as an outline: see `htmlOfOutline`. */
export type Article = readonly [title: string, outline: string];

/** An outline as safe HTML: `## ` begins a heading, `- ` an item of a list, and blank lines separate paragraphs. */
export function htmlOfOutline(outline: string): string {
  const blocks = outline.trim().split(/\n\s*\n/);
  return blocks
    .map((block) => {
      if (block.startsWith('## ')) return htmlOfText(block.slice(3)).replace('<p>', '<h3>').replace('</p>', '</h3>');
      if (!block.startsWith('- ')) return htmlOfText(block.replaceAll(/\s*\n\s*/g, ' '));
      const items = block.split(/\n- /).map((item) => htmlOfText(item.replace(/^- /, '').replaceAll(/\s*\n\s*/g, ' ')));
      return `<ul>${items.map((item) => item.replace('<p>', '<li>').replace('</p>', '</li>')).join('')}</ul>`;
    })
    .join('');
}
