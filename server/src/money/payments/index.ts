export { ForgedMessage, type PaymentEvent, type PaymentPort } from './payment-port.ts';
export { paymentsOf, type PaymentsOptions } from './payments-of.ts';
