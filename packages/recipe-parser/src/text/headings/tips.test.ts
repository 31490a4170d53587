import { describe, expect, it } from 'vitest';
import { isTipLabel } from './tip-label';
import { isTip } from './tips';

describe('tips', () => {
  it.each([
    'Tip: freeze what is left.',
    'Top tip: a squeeze of lime lifts the beans.',
    'Dad’s tip: use yesterday’s rice.',
    'TIP! Use yesterday’s rice for it.',
    'Tip from the test kitchen: weigh the flour.',
    '💡 Pro tip – chill the bowl before you whip.',
    'Omas Tipp: ein Schuss Essig in den Teig.',
    'Küchentipp: Mehl vorher sieben.',
    'L’astuce de Mamie : ajoutez une pomme.',
    'Le petit truc en plus : du citron confit.',
    'Truco de la abuela: añade una pizca de sal.',
    'Il trucco di Rosa: unite un cucchiaio di acqua.',
    'Dica da vovó: use farinha peneirada.',
    'Consell: feu-ho el dia abans.',
    'Tip van de chef: roer er boter door.',
    'Bewaartip: drie dagen in de koelkast.',
    'Mormors tips: använd kallt smör.',
    'Kokkens tip: brug koldt smør.',
    'Tips: bruk gjerne andre rotgrønnsaker.',
    'Kokin vinkki: lisää tilkka kermaa.',
    'Góð ráð: notið kalt smjör.',
    'Wskazówka: użyj zimnego masła.',
    'Tip Hanky: použijte studené máslo.',
    'Rada: použite studené maslo.',
    'Konyhai tipp: hideg vajat használj.',
    'Sfatul Ioanei: folosiți zeamă de lămâie.',
    'Savjet: koristite hladan maslac.',
    'Nasvet: uporabite hladno maslo.',
    'Савет: користите хладан путер.',
    'Το μυστικό της γιαγιάς: λίγο ξύδι.',
    'Совет Ирины: добавьте немного уксуса.',
    'Порада: додайте трохи оцту.',
    'Съвет: добавете малко оцет.',
    'Püf noktası: unu önceden eleyin.',
    'コツ：バターは冷たいまま使います。',
    '小贴士：黄油要用冷的才行。',
    '꿀팁: 버터는 차가운 것을 사용하세요.',
    'Patarimas: naudokite šaltą sviestą.',
    'Padoms: izmantojiet aukstu sviestu.',
    'Nipp: kasuta külma võid.',
    'نصيحة: استخدمي الزبدة الباردة.',
    'نکته: از کره سرد استفاده کنید.',
    'ٹپ: ٹھنڈا مکھن استعمال کریں۔',
    'טיפ: השתמשו בחמאה קרה.',
    'सुझाव: ठंडा मक्खन इस्तेमाल करें।',
    'Tips: gunakan mentega dingin.',
    'Mẹo: dùng bơ lạnh để làm bánh.',
    'เคล็ดลับ: ใช้เนยเย็นเท่านั้น',
  ])('the line "%s" is a tip', (line) => {
    expect(isTip(line)).toBe(true);
  });

  it.each([
    'Tip the beans into a pan: they should sizzle.',
    'Tip out: turn the cake onto a rack.',
    'TIP THE BEANS: into the pan they go.',
    'Asparagus tips: blanch for one minute.',
    'Beef tips: brown in hot oil.',
    'Trick the dough: fold it over twice.',
    'For the sauce: whisk the eggs.',
    'Stir the tips of the beans in.',
    'Tip: yes',
    'Note: the dough is soft.',
    'Serve with chips: they go well.',
  ])('the line "%s" is no tip', (line) => {
    expect(isTip(line)).toBe(false);
  });

  it.each(['Dad’s top tips', 'Trudy’s tips', 'Il trucco di Rosa', 'Tipp 2', 'Dicas da chef'])(
    'the heading "%s" is over tips',
    (heading) => {
      expect(isTipLabel(heading)).toBe(true);
    },
  );
});
