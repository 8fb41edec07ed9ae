import { locales } from '@tradewind/contract/base/locales';
import { expect, test } from 'vitest';
import { ApiRefusal, TransportError } from '@tradewind/client/errors';
import { allMessages } from '../../i18n/messages/all.ts';
import { makeTranslate } from '../../i18n/translate.ts';
import { failureText } from './failure-text.ts';

test('each problem has its own text in every language', () => {
  const texts = locales.flatMap((locale) => {
    const t = makeTranslate(locale, allMessages[locale]);
    const problems = [
      new TransportError('duplicate'),
      new TransportError('network'),
      new TransportError('timeout'),
      new TransportError('status', 502),
    ];
    return problems.map((problem) => failureText(t, problem));
  });
  expect(new Set(texts).size).toBe(texts.length);
  expect(texts.filter((text) => text.includes('502'))).toHaveLength(locales.length);
});

test('the Chinese texts are those of the specification', () => {
  const t = makeTranslate('zh-CN', allMessages['zh-CN']);
  expect(failureText(t, new TransportError('network'))).toBe('后端接口连接异常');
  expect(failureText(t, new TransportError('timeout'))).toBe('系统接口请求超时');
  expect(failureText(t, new TransportError('status', 500))).toBe('系统接口 500 异常');
  expect(failureText(t, new TransportError('duplicate'))).toBe('数据正在处理，请勿重复提交');
});

test('a refusal is shown with its own message', () => {
  const refusal = new ApiRefusal({ code: 0, msg: 'Sold out', refusal: 'sold_out', fields: [], requestId: '' });
  expect(failureText(makeTranslate('en', allMessages.en), refusal)).toBe('Sold out');
});
