/**
 * What stands over and under adverts in a text, by language, as pieces of regular expressions: each is a whole line.
 * "Advertisement", "Continue reading below the advert".
 */
export const advertTexts: readonly string[] = [
  'advert(?:isement)?s?|sponsored(?: content)?|(?:the )?(?:article|recipe|story|text)? ?continues? (?:reading )?(?:below|after) (?:the |this )?(?:ad|advert|advertisement)',
  'anzeige|werbung|(?:artikel|text|rezept|es|hier|weiter)(?: geht)?(?: es)?(?: weiter)? (?:nach|unter) der (?:anzeige|werbung)(?: weiter)?|weiterlesen (?:nach|unter) der (?:anzeige|werbung)',
  "publicité|(?:la )?suite (?:après|sous) (?:la|cette) publicité|(?:l[’']article |la recette )?continue[rz]?(?: (?:à lire|votre lecture|la lecture))? (?:après|sous) (?:la|cette) publicité",
  '(?:la receta |el artículo )?(?:publicidad|(?:sigue|continúa)(?: leyendo)? (?:después|debajo|tras) (?:de )?(?:la |esta )?publicidad)|publicitat|continua (?:després|sota) (?:de )?la publicitat',
  "pubblicità|(?:l[’']articolo |la ricetta )?(?:continua|prosegue)(?: a leggere)? (?:dopo|sotto) la pubblicità",
  'publicidade|(?:a receita |o artigo )?continua(?:r a ler)? (?:depois|após|abaixo) (?:da |a )?publicidade',
  'advertentie|(?:artikel|tekst|recept|lees|het)?(?: artikel| recept)? ?(?:gaat |loopt )?(?:verder|door)(?: lezen)? (?:na|onder) (?:de |deze )?advertentie',
  'annonse?|reklam[ae]?|(?:artikeln|receptet|artiklen|opskriften|artikkelen|oppskriften|saken|teksten) (?:fortsätter|fortsætter|fortsetter) (?:efter|etter|under) annonse[nr]?|fortsätt läsa (?:efter|under) annonsen|auglýsing',
  'mainos|(?:juttu|artikkeli|resepti) jatkuu mainoksen (?:jälkeen|alla)|reklaam|(?:artikkel|lugu|jutt|retsept) jätkub (?:pärast|peale) reklaami',
  'reklama|(?:dalsza część|ciąg dalszy|czytaj dalej)(?: artykułu| tekstu| przepisu)? (?:pod|poniżej|po) reklam(?:ą|y|ie)',
  'inzerc[ei]|inzercia|(?:pokračování|pokračovanie|článek pokračuje|článok pokračuje|text pokračuje|pokračujte (?:ve čtení|v čítaní)) (?:pod|po) (?:reklam(?:ou|ě|e)|inzerc(?:í|iou|ii))',
  'hirdetés|(?:a )?(?:cikk|recept|folytatás)(?: folytatódik)? (?:a )?(?:hirdetés|reklám) (?:után|alatt)(?: folytatódik)?',
  'publicitate|reclam[ăa]|(?:articolul |rețeta )?(?:continuă|continuarea)(?: lectura)? (?:după|sub) (?:publicitate|reclamă)',
  'oglas|(?:nastavak|članak se nastavlja|recept se nastavlja|nadaljevanje|članek se nadaljuje) (?:ispod|nakon|pod|po) oglas(?:a|om|u)?',
  'оглас|(?:наставак|текст се наставља) (?:испод|после|након) (?:огласа|рекламе)|(?:статията |текстът )?продължава (?:след|под) рекламата',
  'διαφήμιση|(?:το άρθρο |η συνταγή )?συνεχίζεται (?:μετά|κάτω από) τη[ν]? διαφήμιση',
  'реклама|(?:продолжение|статья продолжается|читайте (?:далее|дальше)) (?:после|под) реклам(?:ы|ой)|(?:продовження|читайте далі) (?:після|під) реклам(?:и|ою)',
  'reklam|(?:haberin|yazının|tarifin) devamı reklam(?:dan|ın) (?:sonra|altında)',
  '(?:広告|スポンサーリンク)(?:の(?:後|下)に続きます)?|(?:广告|廣告)(?:后继续|後繼續)?|광고(?: 후 계속됩니다)?',
  '(?:straipsnis )?(?:tęsiasi|tęsinys) (?:po|žemiau) reklamos|reklāma|(?:raksts )?turpinās (?:pēc|zem) reklāmas',
  'إعلان(?:ات)?|(?:يتبع|تابع القراءة) (?:بعد|أسفل) الإعلان|تبلیغات|آگهی|ادامه (?:مطلب )?(?:بعد|پس) از (?:تبلیغات?|آگهی)|اشتہار|פרסומת|(?:הכתבה |המתכון )?(?:ממשיכה?|המשך) (?:אחרי|מתחת ל) ?ה?פרסומת',
  'विज्ञापन(?: के बाद जारी)?|iklan|(?:artikel |resep )?(?:berlanjut|lanjut) (?:setelah|di bawah) iklan|quảng cáo|(?:bài viết )?tiếp tục sau quảng cáo|โฆษณา',
];
