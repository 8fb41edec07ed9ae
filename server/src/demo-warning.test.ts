import { expect, it } from 'vitest';
import { demoWarning } from './demo-warning.ts';

it('warns only when other machines can reach the published logins', () => {
  for (const host of ['0.0.0.0', '::', '192.168.1.5', 'shop.example', ''])
    expect(demoWarning(host)).toContain('Without HOST');
  for (const host of ['127.0.0.1', '127.0.1.1', '::1', 'localhost']) expect(demoWarning(host)).toBeNull();
});
