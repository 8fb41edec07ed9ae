import { expect, it } from 'vitest';
import { qrPath } from './qr-code.tsx';

it('draws every address of a chain as a code of its own', () => {
  const tron = qrPath('TXq7mK4vDEMOaddressN0tRea1Tr4d3W8h');
  const other = qrPath('TXq7mK4vDEMOaddressN0tRea1Tr4d3W8i');
  expect(tron.size).toBeGreaterThan(20);
  // The frame of the first finder: seven dark modules at the top left.
  expect(tron.path).toMatch(/^M0 0h7v1h-7z/);
  expect(tron.path).not.toBe(other.path);
});
