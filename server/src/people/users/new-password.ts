import { refuse } from '@tradewind/contract/base/refusals';
import { minPasswordLength } from '@tradewind/contract/people/users';

/** @throws Refusal `password_too_short` or `passwords_differ`. */
export function checkNewPassword(field: string, password: string, repeated: string | undefined): void {
  if ([...password].length < minPasswordLength) refuse('password_too_short', {}, [field]);
  if (repeated !== undefined && repeated !== password) refuse('passwords_differ', {}, ['repPwd']);
}
