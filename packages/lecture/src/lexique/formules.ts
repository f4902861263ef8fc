/** Words that greet, thank or take leave, as a plain text writes them. One of them at least makes a formula. */
export const SALUTATIONS: ReadonlySet<string> = new Set(
  'bonjour bonsoir bjr bsr salut slt hello coucou hey merci mercis thanks thx remercie remercions remerciant cordialement cdlt cdlmt bientot revoir bye adieu ciao enchante salutations'.split(
    ' ',
  ),
);
/** Turns of phrase that announce a question or wish somebody well: with nothing but the words below, they say no fact. */
export const TOURNURES: readonly string[] = [
  'vous allez bien',
  'tu vas bien',
  'allez vous bien',
  'vous vous portez bien',
  'vous portez bien',
  'bonne journee',
  'belle journee',
  'bonne soiree',
  'belle soiree',
  'bon week end',
  'bonne fin de',
  'petite question',
  'question rapide',
  'question toute simple',
  'j ai une question',
  'j aurais une question',
  'je me permets de',
  'desole de vous deranger',
  'desolee de vous deranger',
  'dans l attente',
  'bien a vous',
  'bien a toi',
  'vous m aider',
  'tu m aider',
  'aidez moi',
  'aide moi',
  'n y comprends rien',
  'ne comprends rien',
  'comprends plus rien',
  'n y connais rien',
  'suis perdu',
  'suis perdue',
  'suis un peu perdu',
  'suis un peu perdue',
  'ca m inquiete',
  'c est complique',
];
/** They close: what is signed comes next. */
export const CLOTURES: ReadonlySet<string> = new Set(
  'merci mercis thanks thx remercie remercions remerciant cordialement cdlt cdlmt salutations'.split(' '),
);
/** What else stands in a formula. */
export const DE_FORMULE: ReadonlySet<string> = new Set(
  'comment allez vous va tu vas j espere que bien portez tout se passe ca et c est on chez a tous toutes le monde la l equipe francis madame monsieur mesdames messieurs maitre cher chere d avance par anticipation je nous pour votre ton ta tes vos reponse reponses aide retour conseils eclairage temps precieux beaucoup infiniment mille fois encore tres grand grande un une de belle bonne bon excellente tres fin journee soiree apres midi week end semaine passez bien en vous toi te le dans attente lire veuillez agreer mes nos sentiments salutations distinguees respectueuses respectueux sinceres amicalement petite petites question rapide simple toute ce soir matin aujourd hui ai aurais me permets pouvez pourriez peux pourrais m aider aidez y n ne comprends connais rien plus suis perdu perdue peu inquiete inquietes avoue complique ca tout cela avec ecrire contacter solliciter deranger desole desolee svp stp plait s il'.split(
    ' ',
  ),
);
