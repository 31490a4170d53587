/** Names of columns in German, French, Spanish, Italian, Portuguese and Dutch, by the English name of the column. */
const names: Record<string, string> = {
  title:
    'titel, rezept, rezeptname, rezepttitel, titre, nom, nom de la recette, recette, título, titulo, nombre, nombre de la receta, receta, titolo, nome, nome ricetta, ricetta, receita, nome da receita, naam, recept, receptnaam',
  ingredients:
    'zutaten, zutatenliste, ingrédients, liste des ingrédients, ingredientes, ingredienti, ingrediënten',
  directions:
    'zubereitung, anleitung, arbeitsschritte, schritte, préparation, instructions de préparation, étapes, préparation de la recette, preparación, instrucciones, pasos, elaboración, preparazione, procedimento, istruzioni, preparo, modo de preparo, preparação, modo de preparação, bereiding, bereidingswijze, stappen, instructies',
  description:
    'beschreibung, kurzbeschreibung, descripción, descrizione, descrição, beschrijving, omschrijving',
  notes:
    'notizen, notiz, anmerkungen, hinweise, bemerkungen, tipps, remarques, notas, note personali, opmerkingen, notities',
  servings:
    'portionen, anzahl portionen, personen, anzahl personen, portions, nombre de portions, nombre de personnes, personnes, porciones, raciones, número de porciones, comensales, porzioni, numero di porzioni, dosi, porções, número de porções, porties, aantal porties, aantal personen',
  yield: 'menge, ergibt, ausbeute, rendement, rendimiento, rendimento, resa, opbrengst',
  'prep time':
    'vorbereitungszeit, vorbereitung, arbeitszeit, temps de préparation, tiempo de preparación, tempo di preparazione, tempo de preparo, tempo de preparação, voorbereidingstijd, bereidingstijd',
  'cook time':
    'kochzeit, backzeit, garzeit, koch-/backzeit, temps de cuisson, cuisson, tiempo de cocción, tempo di cottura, cottura, tempo de cozimento, kooktijd, baktijd',
  'total time':
    'gesamtzeit, zubereitungszeit, dauer, zeit, temps total, durée, durée totale, tiempo total, duración, tempo totale, tempo total, durata, totale tijd, duur',
  category:
    'kategorie, kategorien, rubrik, catégorie, catégories, categoría, categorías, categoria, categorie, categorias, categorieën, gang, menüart',
  tags: 'schlagworte, schlagwörter, stichworte, étiquettes, mots-clés, mots clés, etiquetas, palabras clave, etichette, parole chiave, palavras-chave, trefwoorden, labels',
  cuisine: 'küche, landesküche, cocina, cucina, cozinha, keuken',
  source: 'quelle, herkunft, fuente, fonte, bron',
  url: 'link, webseite, internetadresse, adresse, lien, site web, enlace, sito, sito web, website, webadres',
  author: 'autor, verfasser, auteur, autrice, autore, auteur(e)',
  rating:
    'bewertung, sterne, évaluation, étoiles, valoración, estrellas, valutazione, stelle, avaliação, estrelas, beoordeling, sterren',
  favourite: 'favorit, favori, favorito, preferito, favoriet',
  difficulty:
    'schwierigkeit, schwierigkeitsgrad, difficulté, dificultad, difficoltà, dificuldade, moeilijkheid, moeilijkheidsgraad',
  date: 'datum, erstellt, erstellt am, date de création, fecha, data, aangemaakt',
  picture: 'bild, foto, bild-url, fotos, bilder, imagen, immagine, imagem, afbeelding',
  calories: 'kalorien, kcal, calorías, calorie, calorias, calorieën',
  fat: 'fett, matières grasses, lipides, grasa, grasas, grassi, gordura, vet',
  protein: 'eiweiß, eiweiss, protéines, proteínas, proteine, eiwit, eiwitten',
  carbohydrate:
    'kohlenhydrate, glucides, carbohidratos, hidratos de carbono, carboidrati, koolhydraten',
  sugar: 'zucker, sucre, sucres, azúcar, azúcares, zuccheri, açúcar, suiker',
  fiber: 'ballaststoffe, fibres, fibra, fibre, vezels',
  sodium: 'natrium, sodio, sódio',
};

const english: ReadonlyMap<string, string> = new Map(
  Object.entries(names).flatMap(([name, others]) =>
    others.split(', ').map((other) => [other, name]),
  ),
);

/**
 * @param name in small letters
 * @example englishName('portionen') // 'servings'
 */
export const englishName = (name: string): string => english.get(name) ?? name;
