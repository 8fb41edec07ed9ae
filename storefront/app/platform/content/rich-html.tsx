import { cx } from '../../design/class-names.ts';

/** A text with headings and lists; the server has sanitised it. */
export function RichHtml({ html, className }: { html: string; className?: string }) {
  return <div dangerouslySetInnerHTML={{ __html: html }} className={cx('rich-text', className)} />;
}
