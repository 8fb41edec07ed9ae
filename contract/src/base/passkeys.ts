import { z } from 'zod';

/** What passkeys need in the form of the Web Authentication standard, for shoppers and for operators. */

export const maxPasskeys = 10;

/** Bytes in base64url. */
const bytes = z
  .string()
  .max(16_384)
  .regex(/^[\w-]+$/);
const transports = z
  .array(
    z
      .string()
      .max(20)
      .regex(/^[a-z-]+$/),
  )
  .max(8);

/** The answer of a browser that was asked to sign with a passkey. */
export const assertion = z.object({
  id: bytes,
  rawId: bytes,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes.nullish(),
  }),
  clientExtensionResults: z.unknown().optional(),
});
export type Assertion = z.output<typeof assertion>;

/** A new credential, as the browser made it. */
export const attestation = z.object({
  id: bytes,
  rawId: bytes,
  type: z.literal('public-key'),
  response: z.object({ clientDataJSON: bytes, attestationObject: bytes, transports: transports.optional() }),
  clientExtensionResults: z.unknown().optional(),
});
export type Attestation = z.output<typeof attestation>;

const descriptor = z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(z.string()) });

/** What a browser is asked to sign with. */
export const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
  allowCredentials: z.array(descriptor),
});
export type RequestOptions = z.output<typeof requestOptions>;

/** What a browser is asked to make a credential of. */
export const creationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.boolean(),
    userVerification: z.literal('required'),
  }),
});
export type CreationOptions = z.output<typeof creationOptions>;

export const passkey = z.object({
  id: z.string(),
  name: z.string(),
  created_at: z.string(),
  used_at: z.string().nullable(),
});
export type Passkey = z.output<typeof passkey>;

export const passkeyList = z.object({ list: z.array(passkey) });
export type PasskeyList = z.output<typeof passkeyList>;
