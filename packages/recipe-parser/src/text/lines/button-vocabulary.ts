/**
 * What stands on the buttons beside a recipe, in many languages, as pieces of regular expressions. Each is a whole line of
 * its own, or one of several beside each other.
 */
export const buttonTexts: readonly string[] = [
  // English
  'add (?:all |this |these )?(?:ingredients? |items? )?to (?:my |your )?(?:cart|basket|trolley|bag|(?:shopping |grocery )?list|favou?rites|cookbook|meal plan(?:ner)?)',
  '(?:buy|shop|order|get) (?:now|(?:all )?(?:the |these |my )?ingredients|this recipe|online)',
  '(?:print|save|pin|share|rate|review|email|text|send|bookmark|copy|like|download|view) (?:this |the |my |full )?(?:recipe|page|it|ingredients|link)(?: card)?',
  '(?:jump|skip|go|scroll) to (?:the )?(?:recipe|video|comments|content|ingredients|method|instructions)',
  '(?:see|show|hide|view|read|load|learn) (?:more|less|all|photos?|images?|price|nutrition|details|products?)',
  '(?:select|deselect|check|uncheck|clear) all',
  'cook(?:ing)? mode(?: on| off)?',
  "(?:prevent|keep|stop|don[’']t let) (?:your |the )?(?:screen|display|phone) (?:on|awake|from) ?.{0,30}",
  '(?:us customary|imperial|us|cups)(?: units)?\\P{L}{1,3}metric(?: units)?',
  'metric(?: units)?\\P{L}{1,3}(?:us customary|imperial|us|cups)(?: units)?',
  '(?:on sale|in stock|out of stock|sold out)',
  // German
  '(?:alle )?(?:zutaten )?(?:in den warenkorb|auf die (?:einkaufsliste|merkliste)|zur (?:einkaufsliste|merkliste))(?: legen| setzen| hinzufügen)?',
  '(?:rezept |seite )?(?:drucken|ausdrucken|speichern|pinnen|teilen|merken|bewerten|versenden)',
  '(?:alle )?zutaten (?:kaufen|bestellen|kopieren)',
  '(?:direkt )?zum rezept(?: springen)?',
  '(?:mehr|weniger|alle)(?: infos| bilder| zutaten)? (?:anzeigen|lesen|erfahren|zeigen)',
  'weiterlesen|mehr lesen|im angebot|jetzt (?:kaufen|bestellen|entdecken)',
  'kochmodus',
  // French
  '(?:tout )?ajouter (?:au panier|à (?:ma|la) liste(?: de courses)?|aux favoris|à mon carnet)',
  'imprimer(?: la recette)?|enregistrer(?: la recette)?|partager(?: la recette)?',
  '(?:aller|passer) (?:directement )?à la recette',
  '(?:voir|afficher|lire|(?:en )?savoir|en lire|en voir) (?:plus|moins|tout|la suite|la recette)',
  'acheter (?:les ingrédients|maintenant)|en promo(?:tion)?',
  // Spanish and Catalan
  '(?:añadir|agregar) (?:al carrito|a la cesta|a (?:mi |la )?lista(?: de (?:la )?compra)?|a favoritos)',
  '(?:imprimir|guardar|compartir)(?: (?:la )?(?:receta|receita|recepta))?|desa la recepta',
  '(?:saltar|ir) a la receta',
  '(?:ver|leer|mostrar|cargar|saber|veure|llegir) (?:más|menos|todo|més)',
  '(?:comprar|pedir) (?:los )?ingredientes|comprar ahora',
  // Italian
  'aggiungi (?:al carrello|alla (?:lista della )?spesa|alla lista della spesa|ai preferiti)',
  '(?:stampa|salva|condividi)(?: la)?(?: ricetta)?',
  'vai alla ricetta',
  '(?:mostra|vedi|leggi|scopri|carica) (?:altro|tutto|di più|meno|tutti)',
  'acquista (?:ora|gli ingredienti)',
  // Portuguese
  'adicionar (?:ao carrinho|à lista(?: de compras)?|aos favoritos)',
  '(?:imprimir|salvar|guardar|compartilhar|partilhar)(?: (?:a )?receita)?',
  '(?:pular|ir) para a receita',
  '(?:ver|leia|ler|mostrar|saiba|carregar) (?:mais|menos|tudo)',
  'comprar (?:ingredientes|agora)',
  // Dutch
  '(?:zet |voeg toe )?(?:in (?:je )?winkelmand(?:je)?|(?:op|aan) (?:je |mijn )?(?:boodschappenlijst(?:je)?|lijst(?:je)?)|toevoegen aan .{1,25})',
  '(?:print|bewaar|deel|opslaan)(?: (?:het |dit )?recept)?|delen|printen',
  '(?:direct |ga )?naar het recept',
  '(?:toon|lees|laat|bekijk|zie) (?:meer|minder|alles|verder)(?: zien)?',
  'bestel (?:nu|ingrediënten)',
  // Swedish, Danish, Norwegian, Icelandic
  '(?:lägg|læg|legg) (?:till )?i (?:varukorg(?:en)?|kurv(?:en)?|handlekurv(?:en)?|inköpslistan?|handleliste(?:n)?|indkøbsliste(?:n)?)',
  '(?:lägg till|tilføj til|legg til) (?:i )?(?:inköpslistan?|indkøbsliste(?:n)?|handleliste(?:n)?|favoriter|favoritter)',
  '(?:skriv ut|spara|gem|lagre|dela|del|print|vista|prenta|deila)(?: (?:recept(?:et)?|opskrift(?:en)?|oppskrift(?:en|a)?|uppskrift))?',
  '(?:hoppa|hop|hopp|gå) till? (?:recept(?:et)?|opskrift(?:en)?|oppskrift(?:en)?)',
  '(?:visa|vis|läs|læs|les|se|sjá) (?:mer|mere|mindre|alla|alle|meira)',
  'køb (?:varerne|ingredienser)|köp (?:varorna|nu)',
  // Finnish, Estonian
  'lisää (?:ostoskoriin|ostoslistalle|suosikkeihin|koriin)|tulosta(?: resepti)?|tallenna(?: resepti)?|siirry reseptiin|jaa(?: resepti)?',
  '(?:näytä|lue) (?:lisää|vähemmän)|prindi|salvesta retsept|näita rohkem|jaga|loe edasi',
  // Polish, Czech, Slovak
  '(?:dodaj|přidat|pridať|vložit|vložiť) (?:do|na) (?:koszyka|listy zakupów|ulubionych|košíku|košíka|nákupního seznamu|nákupného zoznamu)',
  '(?:drukuj|wydrukuj|zapisz|udostępnij|vytisknout|tisk|tisknout|uložit|sdílet|vytlačiť|tlačiť|uložiť|zdieľať)(?: (?:przepis|recept))?',
  'przejdź do przepisu|přejít na recept|prejsť na recept',
  '(?:pokaż|czytaj|zobacz|zobrazit|číst|zobraziť|čítať|rozwiń) (?:więcej|dalej|mniej|více|dále|viac|ďalej)',
  'kup (?:teraz|składniki)',
  // Hungarian, Romanian
  'kosárba(?: teszem)?|nyomtatás|recept (?:mentése|nyomtatása)|ugrás a recepthez|mutass többet|tovább(?: olvasom)?|megosztás',
  'adaugă (?:în coș|la favorite|în lista de cumpărături)|(?:printează|salvează|distribuie|tipărește)(?: rețeta)?|sari la rețetă|(?:vezi|citește) mai mult',
  // Croatian, Slovene, Serbian, Bulgarian
  'dodaj u košaricu|dodaj v košarico|(?:ispiši|spremi|podijeli|natisni|shrani|deli)(?: recept)?|(?:prikaži|pročitaj|preberi) (?:više|več)',
  '(?:штампај|сачувај|подели|принтирай|запази|сподели)(?: рецепт(?:ата)?)?|(?:прикажи|виж) (?:више|повече|още)|добави в количката',
  // Greek
  'εκτύπωση(?: συνταγής)?|προσθήκη στ(?:ο καλάθι|η λίστα|α αγαπημένα)|αποθήκευση(?: συνταγής)?|(?:δείτε )?περισσότερα|κοινοποίηση',
  // Russian, Ukrainian
  '(?:рас)?печатать(?: рецепт)?|(?:добавить )?в (?:корзину|избранное|список покупок)|сохранить(?: рецепт)?|поделиться|показать ещ[ёе]|перейти к рецепту|читать (?:далее|дальше)|подробнее',
  '(?:роз)?друкувати(?: рецепт)?|(?:додати )?до (?:кошика|обраного)|зберегти(?: рецепт)?|поділитися|показати (?:більше|ще)|читати далі',
  // Turkish
  'yazdır|sepete ekle|(?:tarifi )?kaydet|daha fazla(?: göster)?|(?:tarifi )?paylaş|tarife git|devamını (?:oku|gör)|listeye ekle|alışveriş listesine ekle',
  // Lithuanian, Latvian
  'spausdinti|išsaugoti(?: receptą)?|rodyti daugiau|dalintis|drukāt|saglabāt(?: recepti)?|rādīt vairāk|dalīties',
  // Languages of Asia
  '印刷(?:する)?|もっと見る|保存(?:する)?|シェア(?:する)?|続きを読む|打印|查看更多|收藏|分享|展开(?:全部)?|인쇄(?:하기)?|더 ?보기|저장(?:하기)?|공유(?:하기)?',
  'طباعة(?: الوصفة)?|شارك(?:ها)?|احفظ الوصفة|(?:عرض|اقرأ) المزيد|הדפס(?:ה|ת מתכון)?|שתף|שיתוף|שמור(?: מתכון)?|קרא עוד|چاپ|اشتراک.?گذاری|ادامه مطلب',
  'प्रिंट करें|शेयर करें|और पढ़ें|cetak(?: resep)?|bagikan|simpan(?: resep)?|(?:lihat|baca) selengkapnya|in công thức|chia sẻ|xem thêm|lưu(?: công thức)?|พิมพ์|แชร์|อ่านต่อ|บันทึก',
];
