import {
  AVANCE_PAR_D_AUTRES,
  ditDAutrui,
  type Mention,
  motsDits,
  NOM_DU_GAIN,
  plier,
  TAUX_D_UNE_PART,
  TAUX_DE_LA_LOI,
} from '@francis/lecture';
import { anneesDuCalcul, type Cadre, type Regle, tient } from './cadre.ts';
import { estMontant, proche } from './valeurs.ts';

/** Numbers that somebody else put forward, or that the person drew from two others: the calculation settles them. */

const AVANCE = motsDits(AVANCE_PAR_D_AUTRES);
const DE_LA_LOI = motsDits(TAUX_DE_LA_LOI);
const D_UNE_PART = motsDits(TAUX_D_UNE_PART);
const DU_GAIN = motsDits(NOM_DU_GAIN);
const FINS = ['. ', '? ', '! ', ';', '\n'];
const FINS_DE_MEMBRE = ['', '.', ',', '?', '!', ';', ')'];

const lisse = (texte: string): string => plier(texte).replaceAll('’', "'");
/** What the sentence of a mention says before it and after it. */
function phrase({ span: [debut, fin] }: Mention, question: string): readonly [string, string] {
  const depart = Math.max(0, ...FINS.map((signe) => question.slice(0, debut).lastIndexOf(signe) + 1));
  const arrets = FINS.map((signe) => question.indexOf(signe, fin)).filter((i) => i >= 0);
  return [lisse(question.slice(depart, debut)), lisse(question.slice(fin, Math.min(question.length, ...arrets)))];
}

/** Whether the rate is one of the law as people tell it: named so, of an amount already read, or alone at the end. */
const estUnTauxDeLaLoi = (avant: string, apres: string, deMontant: boolean): boolean =>
  !D_UNE_PART.test(`${avant} ${apres}`) &&
  (deMontant || DE_LA_LOI.test(`${avant} ${apres}`) || FINS_DE_MEMBRE.includes(apres.trim().slice(0, 1)));

const prendUnTaux = (cadre: Cadre): boolean => tient(cadre, 'taux', 'participation', 'quotes_parts');

/** « on m’a dit 30 % de 6 500 », « mon pote dit 71 % », « ma voisine a payé 36 % »: what others say the law is. */
const tauxRapporte: Regle = (m, cadre, toutes, utilisees) => {
  if (m.type !== 'taux' || cadre.outils.length === 0 || prendUnTaux(cadre)) return undefined;
  const [avant, apres] = phrase(m, cadre.question);
  if (!AVANCE.test(avant) && !ditDAutrui(cadre.question.slice(0, m.span[0]))) return undefined;
  const suivant = toutes.find((x) => x.span[0] >= m.span[1]);
  const deMontant =
    suivant !== undefined &&
    utilisees.has(suivant.id) &&
    lisse(cadre.question.slice(m.span[1], suivant.span[0])).trim() === 'de';
  return estUnTauxDeLaLoi(avant, apres, deMontant) ? 'avancé par quelqu’un d’autre' : undefined;
};

const DOUTE = ['??', ' ??', '?!', ' ?!'];
/** « neveu donc 55 % ??? »: put forward in doubt. */
const tauxDoute: Regle = (m, cadre) => {
  if (m.type !== 'taux' || cadre.outils.length === 0 || prendUnTaux(cadre)) return undefined;
  const [avant] = phrase(m, cadre.question);
  const doute = DOUTE.some((signes) => cadre.question.slice(m.span[1]).startsWith(signes));
  return doute && !D_UNE_PART.test(avant) ? 'avancé sans en être sûr' : undefined;
};

/** « ma collègue dit que j’ai droit à 2,5 parts »: the household told gives the number. */
const partsRapportees: Regle = (m, cadre) =>
  m.type === 'quantite' &&
  m.objet === 'parts' &&
  cadre.parts.size > 0 &&
  (AVANCE.test(phrase(m, cadre.question)[0]) || ditDAutrui(cadre.question.slice(0, m.span[0])))
    ? 'avancé par quelqu’un d’autre'
    : undefined;

/** « acheté 156 000, vendu 229 000, j’ai 73 000 de bénéfice »: what the two amounts that were read leave. */
const gainRedit: Regle = (m, cadre, toutes, utilisees) => {
  if (!estMontant(m) || cadre.outils.length === 0) return undefined;
  const [avant, apres] = phrase(m, cadre.question);
  if (!DU_GAIN.test(avant) && !DU_GAIN.test(apres)) return undefined;
  const lus = toutes
    .filter((x) => estMontant(x) && utilisees.has(x.id))
    .flatMap((x) => ('valeur' in x ? [x.valeur] : []));
  return lus.some((prix) => lus.some((cout) => prix > cout && proche(prix - cout, m.valeur)))
    ? 'la différence des deux montants lus'
    : undefined;
};

/** Gains taxed at one rate for the whole year: the day of the sale changes nothing. */
const DE_L_ANNEE: ReadonlySet<string> = new Set(['calculer_actifs_numeriques', 'calculer_revenus_mobiliers']);
const jourDeLaVente: Regle = (m, cadre) =>
  m.type === 'date' &&
  m.mois !== undefined &&
  cadre.outils.length > 0 &&
  cadre.outils.every((outil) => DE_L_ANNEE.has(outil)) &&
  anneesDuCalcul(cadre).has(m.annee ?? 0)
    ? 'année du calcul'
    : undefined;

const AVANCE_DU_CREDIT = motsDits("avance|acompte de credit d'impot");
const NIEE = motsDits("aucune|pas|rien|sans|n'a|n'ai|n'avons|jamais");
const JANVIER = 1;
/** « nous n’avons touché aucune avance en janvier »: nothing to take off what is due. */
const avanceNiee: Regle = (m, cadre) => {
  if (m.type !== 'date' || m.mois !== JANVIER || cadre.outils.length === 0) return undefined;
  const [avant] = phrase(m, cadre.question);
  const dit = avant.slice(-PRES_DE_L_AVANCE);
  return AVANCE_DU_CREDIT.test(dit) && NIEE.test(dit) ? 'aucune avance reçue' : undefined;
};
const PRES_DE_L_AVANCE = 60;

/** What is put forward, drawn from what was read, or told to the day where the year is enough. */
export const REGLES_DES_CROYANCES: readonly Regle[] = [
  tauxRapporte,
  tauxDoute,
  partsRapportees,
  gainRedit,
  jourDeLaVente,
  avanceNiee,
];
