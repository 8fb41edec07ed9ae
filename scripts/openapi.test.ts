import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Clients are generated from these files; `server/test/generated.db.test.ts` makes sure that they say what the server does. */
describe.each(['openapi.json', 'shop-api.json'])('docs/%s', async (file) => {
  const text = await readFile(join(import.meta.dirname, '../docs', file), 'utf8');
  const document = JSON.parse(text) as {
    openapi: string;
    paths: Record<string, Record<string, { operationId: string; responses: Record<string, object> }>>;
    components: Record<string, Record<string, unknown>>;
  };
  const { securitySchemes, ...components } = document.components;
  const references = new Set([...text.matchAll(/"\$ref": "([^"]+)"/g)].map(([, reference]) => reference!));
  const declared = Object.entries(components).flatMap(([kind, named]) =>
    Object.keys(named).map((name) => `#/components/${kind}/${name}`),
  );
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path));

  it('refers to every component that it declares, and to no other', () => {
    expect(document.openapi).toMatch(/^3\.1\./);
    expect([...references].sort()).toEqual(declared.sort());
  });

  it('names components the way that generated code can', () => {
    for (const reference of declared) expect(reference).toMatch(/\/[A-Z][A-Za-z]+$/);
  });

  it('describes each call under a name of its own', () => {
    const names = operations.map(({ operationId }) => operationId);
    expect(new Set(names).size).toBe(names.length);
    for (const { responses } of operations) expect(responses['200']).toBeDefined();
  });

  it('asks for no security that it does not declare', () => {
    const asked = new Set(
      operations.flatMap((operation) =>
        ((operation as { security?: object[] }).security ?? []).flatMap((one) => Object.keys(one)),
      ),
    );
    expect([...asked].sort()).toEqual(Object.keys(securitySchemes!).sort());
  });

  it('leaves the keywords of older versions out', () => {
    expect(text).not.toMatch(/"nullable":|"definitions":|"\$defs":|"\$id":/);
  });
});

it('opens nothing but the shop’s API to API keys', async () => {
  const { paths } = JSON.parse(await readFile(join(import.meta.dirname, '../docs/shop-api.json'), 'utf8')) as {
    paths: Record<string, unknown>;
  };
  expect(Object.keys(paths).filter((path) => !path.startsWith('/api/shop/'))).toEqual([]);
});
