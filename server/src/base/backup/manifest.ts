import { z } from 'zod';
import { StartUpError } from '../start-up-error.ts';

/** The names of the entries of an archive, in their order. */
export const entryNames = {
  manifest: 'manifest.json',
  secret: 'secret',
  /** `tables/<name>/<number of the part>` */
  tables: 'tables/',
  /** `events/<number of the batch>` */
  events: 'events/',
  /** `files/<key>` */
  files: 'files/',
  totals: 'totals.json',
} as const;

const format = 1;

/** What an archive says of itself at its beginning. */
const manifestSchema = z.object({
  format: z.literal(format),
  made_at: z.string(),
  /** Of PostgreSQL */
  postgres: z.string(),
  migrations: z.array(z.object({ name: z.string(), digest: z.string() })),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
});
export type Manifest = Omit<z.output<typeof manifestSchema>, 'format'>;

/** What an archive counts at its end. */
const totalsSchema = z.object({ rows: z.int(), events: z.int(), files: z.int() });
export type Totals = z.output<typeof totalsSchema>;

export const writeManifest = (manifest: Manifest): string => JSON.stringify({ format, ...manifest }, null, 2);

/** @throws StartUpError for the archive of a version whose format is not known here. */
export function parseManifest(bytes: Buffer): Manifest {
  const read = manifestSchema.safeParse(JSON.parse(bytes.toString()));
  if (!read.success)
    throw new StartUpError(
      'The backup was made by another version of Tradewind. Restore it with that version or a newer one.',
    );
  return read.data;
}

export const parseTotals = (bytes: Buffer): Totals => totalsSchema.parse(JSON.parse(bytes.toString()));
