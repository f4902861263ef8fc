/** What names a person, a company or a paper by a number, and how many figures or letters it has at most. */
export interface Identifiant {
  readonly mots: readonly string[];
  readonly signes: number;
  /** Told by its own shape only: « facture 2024-118 », « facture n° 12 », never « facture 2 340 € ». */
  readonly papier?: true;
  /** It begins with letters: a number after its name is an amount. */
  readonly lettres?: true;
}

export const IDENTIFIANTS: readonly Identifiant[] = [
  { mots: ['iban', 'rib'], signes: 27 },
  // « BIC de 35 600 »: a profit.
  { mots: ['bic', 'swift'], signes: 11, lettres: true },
  { mots: ['nir', 'securite sociale', 'secu', 'insee', 'avs'], signes: 15 },
  { mots: ['siret'], signes: 14 },
  { mots: ['siren', 'rcs', 'ide'], signes: 9 },
  // « résultat fiscal 86 000 »: alone, the word names no number.
  {
    mots: ['numero fiscal', 'n fiscal', 'no fiscal', 'num fiscal', 'identifiant fiscal', 'code fiscal', 'spi'],
    signes: 13,
  },
  { mots: ['telephone', 'tel', 'portable', 'mobile', 'natel'], signes: 13 },
  { mots: ['tva intracommunautaire', 'tva intra'], signes: 13 },
  {
    mots: [
      'facture',
      'devis',
      'recu',
      'dossier',
      'contrat',
      'reference',
      'ref',
      'commande',
      'avoir',
      'quittance',
      'police',
      'avis',
      'cheque',
      'compte',
    ],
    signes: 20,
    papier: true,
  },
];

/** Small words between the name of an identifier and its number. */
export const AVANT_UN_NUMERO: ReadonlySet<string> = new Set([
  'n',
  'no',
  'num',
  'numero',
  'est',
  'le',
  'de',
  'ma',
  'mon',
  'sous',
  'intracommunautaire',
]);
/** Those that announce a number by themselves. */
export const ANNONCES: ReadonlySet<string> = new Set(['n', 'no', 'num', 'numero']);
