import { minDeskPasswordLength } from '@tradewind/contract/platform/desk/operators';
import { refuse } from '@tradewind/contract/base/refusals';
import { isCommonPassword, isNearName } from '../../base/secrets/guessable.ts';

/** @throws Refusal `desk_password_weak` for a short or guessable password. */
export function requireStrongPassword(
  password: string,
  { name, email }: { name: string; email: string },
  field = 'password',
): void {
  const weak =
    [...password].length < minDeskPasswordLength ||
    isCommonPassword(password) ||
    isNearName(password, [name, email, email.split('@')[0]!, 'tradewind']);
  if (weak) refuse('desk_password_weak', { min: minDeskPasswordLength }, [field]);
}
