/**
 * `node icons/take.mjs <folder of the unpacked package lucide-react>`: takes the icons that our sources import out of
 * Lucide's own package. `draw.js` draws them. Run by hand when a source imports another icon: see README.md.
 */
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { rolldown } from 'rolldown';

const here = import.meta.dirname;
const lucide = resolve(process.argv[2] ?? '');
const types = ['LucideIcon', 'LucideProps'];
const declarations = `import type { ForwardRefExoticComponent, RefAttributes, SVGProps } from 'react';

/** As take.mjs writes it. */
export interface LucideProps extends Omit<SVGProps<SVGSVGElement>, 'ref'>, RefAttributes<SVGSVGElement> {
  size?: string | number;
}

export type LucideIcon = ForwardRefExoticComponent<LucideProps>;
`;

const sources = globSync('{storefront,console}/**/*.{ts,tsx,js}', {
  cwd: join(here, '..'),
  exclude: (path) => /(?:^|\/)(?:node_modules|dist)$/.test(path),
});
const imported = sources
  .map((file) => readFileSync(join(here, '..', file), 'utf8'))
  .flatMap((text) => [...text.matchAll(/import (?:type )?\{([^}]*)\} from 'lucide-react';/g)])
  .flatMap(([, names = '']) => names.split(','))
  .map((name) =>
    name
      .trim()
      .replace(/^type /, '')
      .replace(/ as .*/, ''),
  )
  .filter((name) => name !== '' && !types.includes(name));
const names = [...new Set(imported)].toSorted();

const draft = mkdtempSync(join(tmpdir(), 'lucide-'));
cpSync(join(lucide, 'dist/esm'), draft, { recursive: true });
// Without this, nothing of the package would be left out.
writeFileSync(join(draft, 'package.json'), '{ "sideEffects": false }');
const start = join(draft, 'index.mjs');
writeFileSync(start, `export { ${names.join(', ')} } from './lucide-react.mjs';\n`);
rmSync(join(here, 'lib'), { recursive: true, force: true });
const bundle = await rolldown({ input: start, cwd: draft, external: /createLucideIcon/, logLevel: 'silent' });
await bundle.write({
  dir: join(here, 'lib'),
  preserveModules: true,
  preserveModulesRoot: draft,
  entryFileNames: '[name].js',
  paths: (id) => (id.includes('createLucideIcon') ? '../draw.js' : id),
});
rmSync(draft, { recursive: true });

const declared = names.map((name) => `export declare const ${name}: LucideIcon;`);
writeFileSync(join(here, 'index.d.ts'), `${declarations}\n${declared.join('\n')}\n`);
cpSync(join(lucide, 'LICENSE'), join(here, 'LICENSE'));
