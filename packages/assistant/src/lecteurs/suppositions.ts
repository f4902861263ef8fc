import type { Fait, ValeurFait } from '@francis/faits';
import { type Mention, motsDits, normaliserTexte } from '@francis/lecture';

interface Supposition {
  /** A fact of this path, with this value or absent, was supposed… */
  readonly chemin: string;
  readonly valeurs: readonly (ValeurFait | undefined)[];
  /** …where these words say that it is something else. */
  readonly contre: ReturnType<typeof motsDits>;
  /** The fact to tell, for the reader. */
  readonly dire: string;
  /** The calculation that supposes it: one of its paths. */
  readonly calcul: string;
}

const HERITIERS = motsDits(
  'ses neveux|ses nieces|mes neveux|mes nieces|ses enfants|mes enfants|nos enfants|leurs enfants|ses petits-enfants|mes petits-enfants|nos petits-enfants|ses freres|ses soeurs|mes freres|mes soeurs|ses heritiers|les heritiers|plusieurs heritiers|ses cousins|nos neveux',
);
const NON_UNIS = motsDits(
  'concubin|concubins|concubine|concubinage|union libre|ni maries ni pacses|pas pacses ni maries|pas maries ni pacses',
);
const SEULS = motsDits('celibataire|divorce|divorcee|veuf|veuve');
const EN_COUPLE = motsDits('marie|mariee|maries|mariees|pacse|pacsee|pacses|pacsees');
/** « FAI » is « frais d’agence inclus ». */
const FRAIS_DEDANS = motsDits(
  'frais compris|frais inclus|frais de notaire compris|frais de notaire inclus|frais d agence inclus|tous frais compris|tout compris|acte en main|majore des frais|deja majore|frais dedans|avec les frais|avec frais|fai',
);

/** What a calculation takes for itself when nothing is told, and that plain words contradict. */
const SUPPOSITIONS: readonly Supposition[] = [
  {
    calcul: 'succession.heritiers',
    chemin: 'succession.heritiers',
    valeurs: [1],
    contre: HERITIERS,
    dire: 'le nombre d’héritiers',
  },
  {
    calcul: 'donation.beneficiaires',
    chemin: 'donation.beneficiaires',
    valeurs: [1],
    contre: HERITIERS,
    dire: 'le nombre de personnes qui reçoivent',
  },
  ...['succession', 'donation'].map((calcul) => ({
    calcul: `${calcul}.lien`,
    chemin: `${calcul}.lien`,
    valeurs: ['conjoint', 'partenaire_pacs'],
    contre: NON_UNIS,
    dire: 'votre lien (concubin, partenaire de PACS ou époux)',
  })),
  ...[
    { calcul: 'hauts_revenus.situation', couple: 'couple', seul: 'seul' },
    { calcul: 'rachat.situation', couple: 'couple', seul: 'seul' },
    { calcul: 'suisse.etatCivil', couple: 'marie', seul: 'seul' },
  ].flatMap(({ calcul, couple, seul }) => [
    { calcul, chemin: calcul, valeurs: [couple], contre: SEULS, dire: 'seul ou en couple' },
    { calcul, chemin: calcul, valeurs: [seul], contre: EN_COUPLE, dire: 'seul ou en couple' },
  ]),
  {
    calcul: 'vente.prix_acquisition',
    chemin: 'vente.frais_acquisition',
    valeurs: [undefined],
    contre: FRAIS_DEDANS,
    dire: 'le prix d’achat sans les frais, qui y sont peut-être déjà',
  },
];

/** Facts that the words of a question leave open or deny, and that a calculation supposed. */
export function suppositionsContredites(faits: readonly Fait[], question: string): string[] {
  const tenus = new Map(faits.map((f) => [f.chemin, f]));
  const dit = normaliserTexte(question);
  return SUPPOSITIONS.flatMap(({ calcul, chemin, valeurs: supposees, contre, dire }) => {
    const fait = tenus.get(chemin);
    if (!tenus.has(calcul) || fait?.source === 'corrige' || !supposees.includes(fait?.valeur)) return [];
    // A share of each heir is told by its own fact.
    if (faits.some((f) => f.chemin.startsWith(`${calcul.split('.')[0]}.parts.`))) return [];
    return contre.test(dit) ? [dire] : [];
  });
}

const A_TOUS = motsDits(
  'chacun|chacune|chaque|nous avait|nous a|leur avait|leur a|a tous|a toutes|a nous 2|tous les 2|tous les 3',
);
const PROPOSITIONS = [', ', '. ', ' : ', ' ; ', '? ', '\n'];
/**
 * « Elle m’avait donné 80 000 € », of a mother of two: an earlier gift is counted to each heir of a calculation, and nothing
 * says here that each had it.
 */
export function donationDUnSeul(
  { faits, mentions }: { readonly faits: readonly Fait[]; readonly mentions: readonly Mention[] },
  question: string,
): string[] {
  const de = (nom: string): Fait | undefined => faits.find((f) => f.chemin === `succession.${nom}`);
  const donnee = de('donation_anterieure');
  const ici = mentions.find((m) => donnee?.preuves.includes(m.id) === true);
  if (ici === undefined || donnee?.source === 'corrige' || Number(de('heritiers')?.valeur ?? 1) < 2) return [];
  // « droits de chacun ? » is asked of the estate: only the words of the gift itself say whose it was.
  const debut = Math.max(0, ...PROPOSITIONS.map((fin) => question.lastIndexOf(fin, ici.span[0])));
  const fins = PROPOSITIONS.map((fin) => question.indexOf(fin, ici.span[0])).filter((place) => place >= 0);
  const dite = question.slice(debut, Math.min(question.length, ...fins));
  return A_TOUS.test(normaliserTexte(dite)) ? [] : ['qui a reçu la donation'];
}

const MOITIE_A_CHACUN = motsDits(
  'moitie chacun|moitie chacune|moitie a chacun|moitie a chacune|moitie pour chacun|moitie pour chacune|a se partager|a partager entre eux|a partager entre elles',
);
/** « 130 000 € à mes deux enfants, moitié chacun »: the whole of it is not what each receives. */
export const moitieDeChacun = (faits: readonly Fait[], question: string): string[] =>
  MOITIE_A_CHACUN.test(normaliserTexte(question)) &&
  faits.some((f) => f.chemin === 'donation.beneficiaires' && Number(f.valeur) > 1) &&
  faits.some((f) => f.chemin === 'donation.montant' && f.source === 'dit' && f.formule === undefined)
    ? ['ce que chacun reçoit']
    : [];
