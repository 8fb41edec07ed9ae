import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Module } from '../../base/module.ts';
import type { PaymentPort } from './payment-port.ts';
import { sandboxPayments, type SandboxDeps } from './sandbox-payments.ts';
import { sandboxModule } from './sandbox-module.ts';
import { stripePayments, type StripeOptions } from './stripe-payments.ts';

export interface PaymentsOptions {
  stripe?: Omit<StripeOptions, 'logger'> | undefined;
  /** Play money: for demo installations alone. */
  sandbox?: boolean;
}

interface Payments {
  /** null where nobody takes cards. */
  port: PaymentPort | null;
  /** What the sandbox adds to the product; nothing where there is none. */
  module: Module;
}

/** Who takes cards for this installation: Stripe where it is set up, else the sandbox in a demo, else nobody. */
export function paymentsOf(
  app: FastifyInstance,
  deps: SandboxDeps,
  { stripe, sandbox }: PaymentsOptions,
  webhook: string,
  logger: FastifyBaseLogger | false,
): Payments {
  if (stripe) return { port: stripePayments({ ...stripe, logger }), module: {} };
  if (!sandbox) return { port: null, module: {} };
  return { port: sandboxPayments(deps), module: sandboxModule(app, deps, webhook) };
}
