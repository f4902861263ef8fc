import { motsDits, PART_DU_DEFUNT } from '@francis/lecture';
import type { QuestionLue } from '../question.ts';

const BIEN = String.raw`(?:maisons?|appart\w*|immeubles?|studios?|terrains?|biens?|immobilier|livrets?|epargne|comptes?|argent|banque|placements?|titres|actions|liquidites?|voitures?|meubles?|bijoux|portefeuille|especes|cash|pel|ldd\w*|pea|scpi|residence)`;
const APRES = new RegExp(
  String.raw`^ ?€? ?(?:de |d'|en |sur |dans )?(?:l'|la |le |les |un |une |des |ses |son |sa )?${BIEN}\b`,
);
const AVANT = new RegExp(String.raw`\b${BIEN}\b[^,;.]{0,30}$`);

const NET = [
  'actif net',
  'actif net de succession',
  'actif net de la succession',
  'actif net successoral',
  'actif net taxable',
  'actif successoral net',
  'actif net partageable',
];
const LIENS = [
  '',
  ' est de',
  ' est',
  ' de',
  ' :',
  ':',
  ' =',
  ' total de',
  ' s eleve a',
  " s'eleve a",
  ' estime a',
  ' evalue a',
];
/** « un actif net de 486 000 »: told in the words of the law, it wins over whatever makes it or stands beside it. */
export function actifNetDit(q: QuestionLue): number | undefined {
  const dits = q.montants.filter(({ gauche, droite }) => {
    const avant = gauche.trimEnd();
    return estLaPartDuDefunt(avant, droite) || NET.some((nom) => LIENS.some((lien) => avant.endsWith(`${nom}${lien}`)));
  });
  return new Set(dits.map((m) => m.montant)).size === 1 ? dits[0]?.montant : undefined;
}

/** « la part de Nathalie fait 288 000 € net »: half of what was common is counted out already. */
function estLaPartDuDefunt(avant: string, droite: string): boolean {
  const verbe = PART_DU_DEFUNT.split('|').find((mots) => avant.endsWith(` ${mots}`));
  if (verbe === undefined || !motsDits('net|nets').test(droite.slice(0, NET_PRES))) return false;
  const [nom, de, part] = avant.slice(0, -verbe.length).trim().split(' ').toReversed();
  return nom !== undefined && (de === 'de' || de === 'du') && part === 'part';
}
const NET_PRES = 8;

/** What is left, when it is told good by good: « une maison de 320 000 et 60 000 de livrets ». */
export function sommerLesBiens(q: QuestionLue): number | undefined {
  const valeurs = q.montants.map((m) => m.montant);
  if (valeurs.length < 2 || motsDits('dont').test(q.texte)) return undefined;
  const total = valeurs.reduce((t, v) => t + v, 0);
  // The total, told with what makes it.
  const entier = valeurs.find((v) => Math.abs(total - 2 * v) < 1);
  if (entier !== undefined && valeurs.length > 2) return entier;
  const biens = q.montants.every((m) => APRES.test(m.droite) || AVANT.test(m.gauche.slice(-60)));
  return biens ? total : undefined;
}

/** Said of what a company earns and keeps, or of a plan that has its own rules. */
export const D_UNE_SOCIETE = motsDits(
  'benefice foncier|benefice de la sci|resultat de la sci|sur le compte de la sci|benefices de la sci|per assurance|990 i|757 b',
);
