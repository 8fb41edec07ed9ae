import type { Schema } from 'fast-json-stringify';
import { z } from 'zod';

type JsonSchema = Record<string, unknown>;

/**
 * The JSON schema of an answer, in the dialect that fast-json-stringify compiles without run-time type checks: "or null"
 * becomes a nullable type, and a choice among numbers becomes an integer.
 */
export function answerSchema(output: z.ZodType): Schema {
  return simplify(
    z.toJSONSchema(output, {
      io: 'output',
      unrepresentable: 'any',
      target: 'draft-7',
      // Names are for the documentation only: without them every shape is inlined.
      metadata: z.registry(),
    }) as JsonSchema,
  ) as Schema;
}

function simplify(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(simplify);
  if (typeof node !== 'object' || node === null) return node;
  const schema = Object.fromEntries(
    // A bound is a number; a field named `minimum` or `maximum` is a schema and stays.
    Object.entries(node)
      .filter(
        ([key, value]) => key !== '$schema' && !((key === 'minimum' || key === 'maximum') && typeof value === 'number'),
      )
      .map(([key, value]) => [key, simplify(value)]),
  ) as JsonSchema;
  const choices = schema.anyOf as JsonSchema[] | undefined;
  if (!choices) return schema;
  const { anyOf: _, ...rest } = schema;
  const real = choices.filter((choice) => choice.type !== 'null');
  const nullable = real.length < choices.length;
  if (real.every((choice) => typeof choice.const === 'number'))
    return { ...rest, type: 'integer', ...(nullable && { nullable }) };
  if (real.length === 1) return { ...rest, ...real[0], ...(nullable && { nullable }) };
  return schema;
}
