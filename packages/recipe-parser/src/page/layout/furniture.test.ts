import { describe, expect, it } from 'vitest';
import { readPage } from '../read-page';

const first = 'Rub the butter into the flour with cold hands.';
const second = 'Roll it out and line the tin with it.';
const third = 'Bake it with the lemons for an hour.';
const over =
  '<title>Lemon tart</title><h1>Lemon tart</h1><h2>Ingredients</h2><ul><li>2 lemons</li><li>200 g flour</li><li>100 g butter</li></ul><h2>Method</h2>';
const read = (method: string) =>
  readPage(`${over}<div>${method}</div>`, 'https://pages.example/a/1');
const stepsOf = (method: string) => read(method)?.steps.map(({ text }) => text);

/** Between the paragraphs of a method. */
const between = (piece: string) => `<p>${first}</p>${piece}<p>${second}</p><p>${third}</p>`;
const below = (piece: string) => `<p>${first}</p><p>${second}</p><p>${third}</p>${piece}`;

describe('what stands between the steps of a page', () => {
  it.each([
    '<p>Top tip: chill the bowl before you start.</p>',
    '<div class="box"><strong>Truco</strong> Si queda seca, añade un poco de leche.</div>',
    '<div><span class="t">Il trucco di Rosa</span><span>Unite un cucchiaio di acqua.</span></div>',
    '<div class="ad"><span>Inzercia</span><p>Pokračujte v čítaní pod reklamou</p></div>',
    '<div class="c-promo"><p>Pans and pots with 30 % off, this week only.</p></div>',
    '<aside><p>Also on our pages</p><p>Fig chutney: 1 kg fruit, 4 jars</p></aside>',
    '<p>Weiterlesen nach der Anzeige</p>',
    '<table class="tr-caption-container"><tr><td class="tr-caption">The dough, ready to roll</td></tr></table>',
    '<div><img src="a.jpg"></div><div><i>The cat, supervising.</i></div>',
    '<div class="timer">15:00 <a href="#">Iniciar</a></div>',
    '<p>Ukupno vrijeme: 1 sat</p>',
  ])('%s is no step', (piece) => {
    expect(stepsOf(between(piece))).toEqual([first, second, third]);
  });

  it.each([
    '<p>Enjoy!</p>',
    '<p><b>Poftă bună și spor la gătit!</b></p>',
    '<p>Смачного!</p>',
    '<p>xo, Petra</p>',
    '<p>If you liked it, try <a href="/b">fig and almond tart</a> or <a href="/c">plum jam tart</a></p>',
    '<div class="post-author">Written by Ioana Pop on 12 May</div>',
    '<p>Tags: <a href="/t/1">tarts</a>, <a href="/t/2">lemons</a></p>',
    '<div class="note"><h4>Trudy’s tips</h4><p>The tart keeps for five days in a tin.</p></div>',
    '<p><b>Visitor comments:</b></p><p>Made it twice already, and once without the lemons.</p>',
    '<p>“The whole family went back for thirds!” – Terri H.</p><p>“I used 1 cup less sugar.” – Bo</p>',
    '<h4>Il trucco di Rosa</h4><p>La torta si conserva per cinque giorni.</p>',
  ])('%s below the steps is no step', (piece) => {
    expect(stepsOf(below(piece))).toEqual([first, second, third]);
  });

  it('a tip between the steps becomes a note', () => {
    expect(read(between('<p>Sfatul Ioanei: folosiți unt rece.</p>'))?.notes).toBe(
      'Sfatul Ioanei: folosiți unt rece.',
    );
  });

  it.each([
    '<p class="tips"><strong>Tips:</strong> Bruk gjerne kaldt smør.</p>',
    '<p><b><i>Top tip: cold hands help.</i></b></p>',
    '<div class="hint"><b>Truco</b> Usa mantequilla fría.</div>',
    '<div><div><p>Püf noktası: tereyağı soğuk olsun.</p></div></div>',
  ])('a tip in a box of its own inside an item of the list goes: %s', (tip) => {
    const items = `<li><p>${first}</p>${tip}</li><li>${second}</li><li>${third}</li>`;
    expect(stepsOf(`<ol>${items}</ol>`)).toEqual([first, second, third]);
  });

  it.each([
    ['Krok 1 z 3', 'Krok 2 z 3', 'Krok 3 z 3'],
    ['Крок 1 з 3', 'Крок 2 з 3', 'Крок 3 з 3'],
    ['1 / 3', '2 / 3', '3 / 3'],
    ['Adım 1', 'Adım 2', 'Adım 3'],
    ['1. lépés', '2. lépés', '3. lépés'],
    ['第1步', '第2步', '第3步'],
    ['1단계', '2단계', '3단계'],
    ['Langkah 1 dari 3', 'Langkah 2 dari 3', 'Langkah 3 dari 3'],
    ['Bước 1', 'Bước 2', 'Bước 3'],
    ['Korak 1 od 3', 'Korak 2 od 3', 'Korak 3 od 3'],
    ['שלב 1', 'שלב 2', 'שלב 3'],
  ])('the counts %s, %s and %s are no steps', (...counts) => {
    const steps = [first, second, third].map(
      (text, at) => `<div>${counts[at]}</div><p>${text}</p>`,
    );
    expect(stepsOf(steps.join(''))).toEqual([first, second, third]);
  });
});

describe('what stays among the steps of a page', () => {
  it.each([
    '<p>Tip the dough out onto the bench: it should be soft.</p>',
    '<p>Share the dough between two tins and press it flat.</p>',
    '<p>Make it like our <a href="/b">sweet pastry</a>, then chill it for half an hour.</p>',
    '<p>Enjoy the smell while it cools, then slice it.</p>',
  ])('%s is a step', (piece) => {
    expect(stepsOf(between(piece))).toHaveLength(4);
  });

  it('boxes whose class says caption are the steps where most of the text is in them', () => {
    const boxes = [first, second, third].map((text) => `<div class="caption"><p>${text}</p></div>`);
    expect(stepsOf(boxes.join(''))).toEqual([first, second, third]);
  });
});

describe('tips in the data of a page', () => {
  const draftOf = (recipeInstructions: unknown) =>
    readPage(
      `<script type="application/ld+json">${JSON.stringify({ '@type': 'Recipe', name: 'Lemon tart', recipeIngredient: ['2 lemons'], recipeInstructions })}</script>`,
    );
  const step = (text: string) => ({ '@type': 'HowToStep', text });

  it.each([
    ['lines of one text', `${first}\nTop tip: cold hands help.\n${second}\n${third}`],
    [
      'a paragraph of a step',
      [step(`<p>${first}</p><p>Top tip: cold hands help.</p>`), step(second), step(third)],
    ],
    [
      'a HowToTip',
      [
        step(first),
        { '@type': 'HowToTip', text: 'Top tip: cold hands help.' },
        step(second),
        step(third),
      ],
    ],
    [
      'the end of the list',
      [step(first), step(second), step(third), step('Top tip: cold hands help.')],
    ],
  ])('a tip that is %s becomes a note', (_place, instructions) => {
    const draft = draftOf(instructions);
    expect(draft?.steps.map(({ text }) => text)).toEqual([first, second, third]);
    expect(draft?.notes).toBe('Top tip: cold hands help.');
  });

  it('the word for the method is no step', () => {
    expect(draftOf(`Method\n${first}\n${second}`)?.steps).toHaveLength(2);
  });
});
