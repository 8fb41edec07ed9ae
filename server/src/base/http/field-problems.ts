import type { FieldProblem } from '@tradewind/contract/base/field-texts';
import type { FastifyRequest } from 'fastify';

/** A toast has room for a few. */
const maxProblems = 3;

/** An entry of the validator's list: where, the code of zod's issue, and what else it says. */
interface Issue {
  instancePath: string;
  keyword?: string;
  params?: { origin?: unknown; minimum?: unknown; maximum?: unknown };
}

/** What is wrong with which field of an input that the schema refused; each field once, the first ones only. */
export function fieldProblems(issues: readonly Issue[], { body, query }: FastifyRequest): FieldProblem[] {
  const input = { ...asObject(query), ...asObject(body) };
  const found = new Map<string, FieldProblem>();
  for (const issue of issues) {
    const path = fieldPath(issue.instancePath);
    if (!path || found.has(path)) continue;
    const keys = keysOf(issue.instancePath);
    const field = keys.findLast((key) => !isIndex(key)) ?? path;
    found.set(path, isMissing(valueAt(input, keys)) ? { field, problem: 'missing' } : { field, ...problemOf(issue) });
  }
  return [...found.values()].slice(0, maxProblems);
}

/** The field of an issue as refusals name it, such as `skus[3].price`; what is wrong with an item of a list is wrong with the list. */
export function fieldPath(instancePath: string): string {
  const keys = keysOf(instancePath);
  return keys
    .slice(0, keys.findLastIndex((key) => !isIndex(key)) + 1)
    .reduce((path, key) => (isIndex(key) ? `${path}[${key}]` : path ? `${path}.${key}` : key), '');
}

const keysOf = (instancePath: string): string[] => instancePath.split('/').slice(1);

const isIndex = (key: string): boolean => /^\d+$/.test(key);

const valueAt = (input: unknown, keys: readonly string[]): unknown =>
  keys.reduce<unknown>((value, key) => (Object.hasOwn(asObject(value), key) ? asObject(value)[key] : undefined), input);

const asObject = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const isMissing = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

function problemOf({ keyword, params: { origin, minimum, maximum } = {} }: Issue): Omit<FieldProblem, 'field'> {
  if (keyword === 'too_big') {
    const problem = origin === 'string' ? 'too_long' : origin === 'array' ? 'too_many' : 'too_large';
    return { problem, limit: Number(maximum) };
  }
  if (keyword === 'too_small' && origin !== 'array')
    return { problem: origin === 'string' ? 'too_short' : 'too_small', limit: Number(minimum) };
  return { problem: 'invalid' };
}
