/** Thanks that stand before a follow-up and say nothing. */
export const POLITESSES = [
  'merci beaucoup',
  'merci bien',
  'merci',
  'parfait',
  'super',
  'tres bien',
  'genial',
  'nickel',
  'top',
  'ok',
  "d'accord",
  'bien recu',
];
/** A turn that opens so completes or corrects the one before. */
export const OUVRENT_UNE_SUITE = [
  'precision',
  "j'ai oublie",
  'oups',
  'pardon',
  'idem',
  'meme dossier',
  'meme question',
  'meme chose',
  'variante',
  'au fait',
  'ah et',
  'rectification',
  'correction',
  'je me suis trompe',
  'nous avons mal compris',
];
