import { expect, test } from 'vitest';
import { joinUnits } from './join-units.ts';

test.each([
  ['Badger brush, 92 mm handle', 'Badger brush, 92~mm handle'],
  ['Teapot 0.8 L, kettle 1,5 l', 'Teapot 0.8~L, kettle 1,5~l'],
  ['92 × 62 × 24 mm', '92~×~62~×~24~mm'],
  ['Soap, 8 × 45 g, 2 x 3', 'Soap, 8~×~45~g, 2~x~3'],
  ['Cable 2 × USB, model 3 x', 'Cable 2 × USB, model 3 x'],
  ['Lamp 12 W (3000 K)', 'Lamp 12~W (3000~K)'],
  ['กาน้ำชา 800 มล. สูง 12 ซม.', 'กาน้ำชา 800~มล. สูง 12~ซม.'],
  ['厚さ4mm', '厚さ4mm'],
  ['Set of 3 mugs for 2 lovers', 'Set of 3 mugs for 2 lovers'],
  ['Vitamin B12 gummies', 'Vitamin B12 gummies'],
  ['พรม 2 มองเห็น', 'พรม 2 มองเห็น'],
])('%j is drawn as %j', (text, drawn) => {
  expect(joinUnits(text)).toBe(drawn.replaceAll('~', '\u00a0'));
});
