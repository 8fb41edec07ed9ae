import { minDeskPasswordLength } from '@tradewind/contract/platform/desk/operators';
import { refuse } from '@tradewind/contract/base/refusals';
import type { IsBreached } from '../../base/secrets/breached-passwords.ts';
import { isCommonPassword, isNearName } from '../../base/secrets/guessable.ts';

/** @throws Refusal `desk_password_weak` for a short, guessable or stolen password. */
export async function requireStrongPassword(
  isBreached: IsBreached,
  password: string,
  { name, email }: { name: string; email: string },
  field = 'password',
): Promise<void> {
  const weak =
    [...password].length < minDeskPasswordLength ||
    isCommonPassword(password) ||
    isNearName(password, [name, email, email.split('@')[0]!, 'tradewind']) ||
    (await isBreached(password));
  if (weak) refuse('desk_password_weak', { min: minDeskPasswordLength }, [field]);
}
