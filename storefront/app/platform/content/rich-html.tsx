import { cx } from '../../design/class-names.ts';

/** A text with headings and lists; the server has sanitised it. */
export function RichHtml({ html, className }: { html: string; className?: string }) {
  return (
    <div
      dangerouslySetInnerHTML={{ __html: html }}
      className={cx(
        'break-words [&_h3]:mt-5 [&_h3]:mb-1.5 [&_h3]:text-lead [&_h3]:font-semibold [&_h3]:text-ink [&_h3:first-child]:mt-0 [&_h4]:mt-4 [&_h4]:font-semibold [&_h4]:text-ink [&_li]:my-1 [&_ol]:list-decimal [&_ol]:pl-5 [&_p+p]:mt-2.5 [&_p+ul]:mt-2 [&_ul]:list-disc [&_ul]:pl-5 [&_ul+p]:mt-2.5',
        className,
      )}
    />
  );
}
