import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { PaymentPort } from './payment-port.ts';
import { sandboxPayments, type SandboxDeps } from './sandbox-payments.ts';
import { sandboxRoutes } from './sandbox-routes.ts';
import { stripePayments, type StripeOptions } from './stripe-payments.ts';

export interface PaymentsOptions {
  stripe?: Omit<StripeOptions, 'logger'> | undefined;
  /** Play money: for demo installations alone. */
  sandbox?: boolean;
}

interface Payments {
  /** null where nobody takes cards. */
  port: PaymentPort | null;
  /** A job of the sandbox. */
  tellLate: (() => Promise<void>) | null;
}

/** Who takes cards for this installation: Stripe where it is set up, else the sandbox in a demo, else nobody. */
export function paymentsOf(
  app: FastifyInstance,
  deps: SandboxDeps,
  { stripe, sandbox }: PaymentsOptions,
  webhook: string,
  logger: FastifyBaseLogger | false,
): Payments {
  if (stripe) return { port: stripePayments({ ...stripe, logger }), tellLate: null };
  if (!sandbox) return { port: null, tellLate: null };
  return { port: sandboxPayments(deps), tellLate: sandboxRoutes(app, deps, webhook).tellLate };
}
