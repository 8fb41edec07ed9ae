import { z } from 'zod';
import { presets, type ProviderSettings } from './people/openid/index.ts';

interface Issue {
  path: string[];
  message: string;
}

const schema = z.object({
  ID: z.string('is needed').min(1),
  SECRET: z.string('is needed').min(8),
  ISSUER: z.url({ protocol: /^https?$/, error: 'has to be the address of the issuer' }).optional(),
  LABEL: z.string().min(1).max(40).optional(),
  SCOPES: z
    .string()
    .regex(/^openid( [!-~]+)*$/, 'has to begin with openid')
    .optional(),
  TEAM: z.string().min(1).optional(),
  KEY_ID: z.string().min(1).optional(),
});

/**
 * The sign-in providers of an installation: for each name of SIGN_IN_PROVIDERS the settings `SIGN_IN_<NAME>_…`, over what
 * is known of a provider of that name.
 */
export function readSignInProviders(
  names: readonly string[],
  source: NodeJS.ProcessEnv,
): { providers: ProviderSettings[]; issues: Issue[] } {
  const issues: Issue[] = [];
  const providers = [...new Set(names)].map((name) => {
    const nameOf = (key: PropertyKey) => `SIGN_IN_${name.toUpperCase()}_${String(key)}`;
    const given = Object.fromEntries(
      Object.keys(schema.shape).map((key) => [key, source[nameOf(key)]?.trim() || undefined]),
    );
    const { data, error } = schema.safeParse(given);
    for (const { path, message } of error?.issues ?? []) issues.push({ path: [nameOf(path[0]!)], message });
    if (!data) return null;
    const preset = Object.hasOwn(presets, name) ? presets[name] : undefined;
    const issuer = data.ISSUER ?? preset?.issuer;
    if (!issuer) issues.push({ path: [nameOf('ISSUER')], message: 'is needed' });
    const { takesSignedSecret = false, ...known } = preset ?? {
      label: name,
      issuer: '',
      scope: 'openid email profile',
    };
    const { TEAM: teamId, KEY_ID: keyId } = data;
    if (takesSignedSecret && (!teamId || !keyId))
      issues.push({ path: [nameOf(teamId ? 'KEY_ID' : 'TEAM')], message: 'is needed' });
    return {
      ...known,
      id: name,
      label: data.LABEL ?? known.label,
      issuer: issuer ?? '',
      scope: data.SCOPES ?? known.scope,
      clientId: data.ID,
      secret: data.SECRET,
      ...(takesSignedSecret && teamId && keyId && { signedSecret: { teamId, keyId } }),
    };
  });
  return { providers: providers.filter((provider) => provider !== null), issues };
}
