import * as desk from '@tradewind/contract/people/desk/users';
import * as passkeys from '@tradewind/contract/people/passkeys';
import * as own from '@tradewind/contract/people/second-factor';
import * as contract from '@tradewind/contract/people/shop-desk/second-factor';
import { runWork, thenAnswer } from '../../base/db/work.ts';
import type { Api } from '../../base/http/api.ts';
import { listPasskeys, secondStepOptions, signInOptions } from '../../base/passkeys/passkey-options.ts';
import type { PaymentCodeDeps } from '../users/index.ts';
import { askAtSignIn, endSecondFactor, renewRecoveryCodes } from './change-second-factor.ts';
import { addPasskey, removePasskey, startPasskey } from './register-passkey.ts';
import { resetSecondFactor } from './reset-second-factor.ts';
import { showOwnFactor, showSecondFactor } from './second-factor-queries.ts';
import { ofUser } from './second-step.ts';
import { signInWithPasskey } from './sign-in-with-passkey.ts';
import { confirmSecondFactor, startSecondFactor } from './set-up-second-factor.ts';

export function secondFactorRoutes(api: Api, deps: PaymentCodeDeps): void {
  const { db, paymentCodeSecret: secret } = deps;

  api.merchant(contract.showSecondFactor, ({ actor, now }) => showSecondFactor(db.read, actor, now));
  api.merchant(contract.startSecondFactor, (call, input) => startSecondFactor(deps, call, input));
  api.merchant(contract.confirmSecondFactor, (call, input) => confirmSecondFactor(deps, call, input));
  api.merchant(contract.renewRecoveryCodes, (call, input) => renewRecoveryCodes(deps, call, input));
  api.merchant(contract.endSecondFactor, async (call, input) =>
    thenAnswer(await endSecondFactor(deps, call, input), (tx) => showSecondFactor(tx, call.actor, call.now)),
  );

  api.shopper(own.showOwnFactor, ({ actor }) => showOwnFactor(db.read, actor.userId));
  api.shopper(own.startOwnFactor, async (call, input) => runWork(db, await startSecondFactor(deps, call, input)));
  api.shopper(own.confirmOwnFactor, async (call, input) => runWork(db, await confirmSecondFactor(deps, call, input)));
  api.shopper(own.renewOwnRecoveryCodes, async (call, input) =>
    runWork(db, await renewRecoveryCodes(deps, call, input)),
  );
  api.shopper(own.endOwnFactor, async (call, input) => {
    await runWork(db, await endSecondFactor(deps, call, input));
    return showOwnFactor(db.read, call.actor.userId);
  });
  api.shopper(own.askAtSignIn, async (call, input) => {
    await runWork(db, await askAtSignIn(deps, call, input));
    return showOwnFactor(db.read, call.actor.userId);
  });

  api.shopper(passkeys.passkeys, ({ actor }) => listPasskeys(db.read, ofUser(actor.userId)));
  api.shopper(passkeys.startPasskey, (call, input) => startPasskey(deps, call, input));
  api.shopper(passkeys.addPasskey, (call, input) => addPasskey(deps, call, input));
  api.shopper(passkeys.removePasskey, (call, input) => removePasskey(deps, call, input));
  api.shopper(passkeys.startSecondStep, (call) =>
    secondStepOptions(db.read, secret, call, { owner: ofUser(call.actor.userId), sessionId: call.actor.sessionId }),
  );
  api.public(passkeys.startPasskeySignIn, async (call) => signInOptions(secret, call, 'user_id'));
  api.public(passkeys.passkeySignIn, (call, input) => signInWithPasskey(deps, call, input));

  api.operator(desk.resetSecondFactor, (call, input) => resetSecondFactor(deps, call, input));
}
