import { Decrypter, Encrypter, generateIdentity, identityToRecipient } from 'age-encryption';
import { StartUpError } from '../start-up-error.ts';

type Bytes = ReadableStream<Uint8Array>;

/** What a backup is encrypted to: https://age-encryption.org, so that the tool `age` opens it too. */
export interface BackupKey {
  encrypt(plain: Bytes): Promise<Bytes>;
  /** @throws StartUpError when it is not the key of this backup. */
  decrypt(sealed: Bytes): Promise<Bytes>;
}

const shortestPassphrase = 16;

/**
 * Reads a key: an age identity (`AGE-SECRET-KEY-1…`), which makes and opens backups; an age recipient (`age1…`), which only
 * makes them; or a passphrase of at least 16 characters. Comment lines, as `age-keygen` writes them, are left out.
 *
 * @throws StartUpError when it is none of these.
 */
export function readBackupKey(text: string): BackupKey {
  const key = text
    .split('\n')
    .map((line) => line.trim())
    .findLast((line) => line !== '' && !line.startsWith('#'));
  if (key === undefined || key.length < shortestPassphrase)
    throw new StartUpError(`The key of a backup has at least ${shortestPassphrase} characters.`);
  const encrypter = new Encrypter();
  const decrypter = new Decrypter();
  try {
    if (/^AGE-SECRET-KEY-1/i.test(key)) {
      decrypter.addIdentity(key);
      return keyOf(
        identityToRecipient(key).then((recipient) => (encrypter.addRecipient(recipient), encrypter)),
        decrypter,
      );
    }
    if (/^age1/i.test(key)) {
      encrypter.addRecipient(key);
      return keyOf(Promise.resolve(encrypter), null);
    }
  } catch (cause) {
    throw new StartUpError('The key of the backup is no valid age key.', { cause });
  }
  encrypter.setPassphrase(key);
  decrypter.addPassphrase(key);
  return keyOf(Promise.resolve(encrypter), decrypter);
}

function keyOf(encrypter: Promise<Encrypter>, decrypter: Decrypter | null): BackupKey {
  return {
    encrypt: async (plain) => (await encrypter).encrypt(plain),
    async decrypt(sealed) {
      if (!decrypter)
        throw new StartUpError('BACKUP_KEY is a recipient, which only makes backups. Opening one needs its identity.');
      return decrypter.decrypt(sealed).catch((cause: unknown) => {
        throw cause instanceof Error && /no identity matched/.test(cause.message)
          ? new StartUpError('The key is not the key of this backup.', { cause })
          : new StartUpError('This is no backup, or its beginning is damaged.', { cause });
      });
    },
  };
}

/** Creates a key. The identity makes and opens backups, the recipient only makes them. */
export async function newBackupKey(): Promise<{ identity: string; recipient: string }> {
  const identity = await generateIdentity();
  return { identity, recipient: await identityToRecipient(identity) };
}
