import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Module } from '../../base/module.ts';
import type { PaymentPort } from './payment-port.ts';
import { sandboxPayments, type SandboxDeps } from './sandbox-payments.ts';
import { sandboxModule } from './sandbox-module.ts';
import { stripePayments, type StripeOptions } from './stripe-payments.ts';

export interface PaymentsOptions {
  stripe?: Omit<StripeOptions, 'logger'> | undefined;
  /** Simulated payments, for demo installations only. */
  sandbox?: boolean;
}

interface Payments {
  /** null without a payment provider. */
  port: PaymentPort | null;
  /** The sandbox's routes and timers; empty without it. */
  module: Module;
}

/** The payment provider of this installation: Stripe when configured, else the sandbox in a demo, else none. */
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
