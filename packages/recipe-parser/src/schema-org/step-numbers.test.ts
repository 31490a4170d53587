import { expect, it } from 'vitest';
import { stepNumber, withoutBareCounting, withoutCounting } from './step-numbers';

it.each([
  ['Step 2', 'Schritt 2', 'Étape n° 2', 'Paso 2 de 5', 'Passaggio 2', 'Passo 2/6', 'Stap 2 van 4'],
  [
    'Steg 2 av 4',
    'Trin 2',
    'Vaihe 2',
    'Skref 2',
    'Krok 2 z 5',
    '2. lépés',
    'Pasul 2',
    'Korak 2 od 5',
  ],
  [
    'Крок 2 з 5',
    'Шаг №2',
    'Стъпка 2 от 5',
    'Βήμα 2 από 5',
    '2. adım',
    '2 žingsnis',
    '2. solis',
    '2. samm',
  ],
  [
    '手順2',
    '第2步',
    '2단계',
    'الخطوة 2',
    'مرحله 2',
    'שלב 2 מתוך 4',
    'चरण 2',
    'Langkah 2 dari 5',
    'Bước 2',
    'ขั้นตอนที่ 2',
  ],
])('the texts %s, %s, %s, … only count', (...texts) => {
  expect(texts.map(stepNumber)).toEqual(texts.map(() => 2));
});

it.each([
  ['2. lépés: Keverjük össze.', 'Keverjük össze.'],
  ['第2步：切菜。', '切菜。'],
  ['2단계 양파를 썬다.', '양파를 썬다.'],
  ['Bước 2: Rửa rau.', 'Rửa rau.'],
  ['2 steps ahead of dinner, chill it.', '2 steps ahead of dinner, chill it.'],
  ['2 pasos antes', '2 pasos antes'],
])('the step "%s" is "%s" without its number', (written, text) => {
  expect(withoutCounting(written)).toBe(text);
});

it('numbers go though one of them was lost, but amounts stay', () => {
  expect(withoutBareCounting(['1 Peel', 'Cut', '3 Fry', '4 Serve'])).toEqual([
    'Peel',
    'Cut',
    'Fry',
    'Serve',
  ]);
  const amounts = ['3 Eier trennen', 'Mehl sieben', '2 Äpfel schälen', 'Backen'];
  expect(withoutBareCounting(amounts)).toEqual(amounts);
});
