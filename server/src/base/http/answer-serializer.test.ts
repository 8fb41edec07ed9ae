import { endpoints } from '@tradewind/contract/endpoints';
import { expect, it } from 'vitest';
import { compileAnswer } from './answer-serializer.ts';

it('the answer of every endpoint can be compiled', () => {
  for (const endpoint of endpoints) expect(() => compileAnswer(endpoint), endpoint.name).not.toThrow();
});
