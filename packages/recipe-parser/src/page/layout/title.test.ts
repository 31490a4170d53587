import { describe, expect, it } from 'vitest';
import { readPage } from '../read-page';

const list =
  '<h3>Ingredients</h3><ul><li>2 eggs</li><li>200 g flour</li><li>1 cup milk</li></ul><h3>Method</h3><ol><li>Whisk it all.</li><li>Fry it in butter.</li></ol>';
const titleOf = (h1: string, over = '') =>
  readPage(`<title>${h1}</title><h1>${h1}</h1>${over}${list}`)?.title;

describe('the title of a page without data', () => {
  it.each([
    ['Recipe: Lemon pikelets', 'Lemon pikelets'],
    ['Get the Recipe: Baked snapper', 'Baked snapper'],
    ['The recipe – Oat bars', 'Oat bars'],
    ['Rezept für Kaiserschmarrn', 'Kaiserschmarrn'],
    ['Rezept: Eierkuchen', 'Eierkuchen'],
    ['Recette de galettes', 'Galettes'],
    ['La recette du gratin', 'Gratin'],
    ["Recette d'anchoïade", 'Anchoïade'],
    ['Receta de tortitas', 'Tortitas'],
    ['Ricetta: Frittelle', 'Frittelle'],
    ['Recept voor pannenkoeken', 'Pannenkoeken'],
    ['Recept på plättar', 'Plättar'],
    ['Recette de morue', 'Morue'],
    ['Receta de galletas de abuela', 'Galletas de abuela'],
    ['Rezept für den Omakuchen', 'Omakuchen'],
    ['Przepis na naleśniki', 'Naleśniki'],
  ])('%j loses the word that says it is a recipe', (h1, title) => {
    expect(titleOf(h1)).toBe(title);
  });

  it.each([
    'Recipe-tin crumble',
    'Recette facile de crêpes',
    'Grandma’s recipe book pancakes',
    'Pancake recipe',
    'Rezepte: 5 schnelle Ideen',
    'Recipe',
    'Recette de grand-mère : le gâteau',
    'Recette du jour',
    'Receta de la abuela',
    'Receta de mi madre',
    'Recette de famille',
    'Recept på 10 minuter',
    'Przepis na babciny sernik | Kuchnia',
  ])('%j stays as it is', (h1) => {
    expect(titleOf(h1)).toBe(h1);
  });

  it.each([
    ['What is a pikelet?', 'Pikelets and what is in them'],
    ['Was sind Pikelets?', 'Pikelets, was sind die Zutaten'],
    ['ピケレットとは？', 'ピケレットとは？の作り方'],
  ])('a question over the list, %j, is no name of the dish', (question, h1) => {
    expect(titleOf(h1, `<h2>${question}</h2>`)).toBe(h1);
  });
});
