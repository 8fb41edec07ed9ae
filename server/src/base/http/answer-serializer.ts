import type { Endpoint, OutputOf } from '@tradewind/contract/base/endpoint';
import fastJson from 'fast-json-stringify';
import { answerSchema } from './json-schema.ts';

type Stringify = (output: unknown) => string;

const compiled = new WeakMap<Endpoint, Stringify>();

/**
 * Writes an answer of an endpoint as JSON. The code for it is compiled at the first answer: compiling that of all
 * endpoints takes half of a start.
 */
export function stringifyAnswer<E extends Endpoint>(endpoint: E, output: OutputOf<E>): string {
  const stringify = compiled.get(endpoint) ?? compileAnswer(endpoint);
  return stringify(output);
}

/** Compiles how the answers of an endpoint are written, and keeps it. */
export function compileAnswer(endpoint: Endpoint): Stringify {
  const stringify: Stringify = fastJson(answerSchema(endpoint.output));
  compiled.set(endpoint, stringify);
  return stringify;
}
