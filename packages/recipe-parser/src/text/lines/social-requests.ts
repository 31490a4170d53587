/**
 * What posts on social networks ask their readers for: "Link in bio", "Save this for later", "Follow
 * @name", "Comment PIE and I'll send it". Only phrases that no step begins with.
 */

/** As pieces of regular expressions, for the beginning of a line or a sentence. */
export const requestsInPosts: readonly string[] = [
  '(?:full )?recipe (?:is )?(?:at |in )?(?:the |my )?(?:link|bio|comments)\\b',
  '(?:full |printable )?(?:recipe|link|details|video) (?:is |at the link )?(?:in|on) (?:my|the|our)? ?(?:bio|profile|page|stories|first comment)\\b',
  '(?:click|tap|hit|check|see) (?:on )?(?:the|my) (?:link|bio)\\b',
  'save (?:this|it)(?: recipe| post| reel| one| video)?(?: (?:for|to|so|before)\\b[^.]{0,40})?\\P{L}*$',
  'save (?:for later|to make|to try)\\b',
  "(?:make sure you |don[’']t forget to )?follow\\b[^.]{0,60}(?:for more|@|\\brecipes?\\b)",
  'comment (?:below|[“"\'‘]|\\p{Lu}{2,})',
  '(?:let me know|tell me)\\b[^.]{0,60}(?:comments?|below|think|favou?rite)',
  '(?:tag|send|share)\\b(?: this| it)?(?: to| with)? (?:someone|somebody|a (?:friend|\\p{L}+ friend)|your (?:friends?|bestie|partner|mum|mom))\\b',
  '(?:like|share|save|follow|subscribe|repost|comment|pin)(?:(?:,| and| &|,? or| it| this)+ ?(?:like|share|save|follow|subscribe|repost|comment|for more|for later|to save|to keep))+',
  'double tap\\b',
  'pin (?:it|this)\\b[^.]{0,20}$',
  'repost\\b',
  'share (?:this|it) with\\b',
  'share with (?:a|your) (?:friend|famil)',
  'use (?:my )?code \\p{Lu}',
  'subscribe\\b[^.]{0,40}$',
  '(?:full|watch the) video\\b',
  '(?:business|collab\\p{L}*|work) (?:enquiries|inquiries|contact)',
  '(?:music|camera gear|my gear|instagram|tiktok|facebook|youtube|pinterest|website|blog|shop|newsletter|amazon)\\s*(?:[:@]|by\\b)',
  'thank(?:s| you) (?:@|(?:so much )?for (?:reading|watching|the gold|stopping by))',
  '(?:edit|update|ps|p\\.s\\.):? thanks',
  'if you (?:like|liked|love|enjoy)(?:ed)? this\\b',
  'folge? (?:mir|uns)\\b',
  '(?:speichern nicht vergessen|speicher dir|abspeichern|kommentier)',
  '(?:guarda|comparte|etiqueta) (?:esta|este|a|la)\\b[^.]{0,40}$',
  's[íi]gueme\\b',
  'link en (?:mi |la )?bio',
  'lien (?:en|dans la) bio',
  '(?:enregistrez?|sauvegardez?|partagez?) (?:ce|cette|le)\\b[^.]{0,40}$',
  '(?:abonne-toi|abonnez-vous)\\b',
  '(?:salva|compartilh[ae]|me segue|siga)\\b[^.]{0,30}(?:post|receita|compartilh\\p{L}*|mais|@|amig)',
  'seguimi\\b',
  'salva (?:il post|la ricetta)',
  'volg (?:mij|ons)\\b',
];
