import { ditUnAjout, motsDits } from '@francis/lecture';
import { estUnePartie, type Mention } from '../comprehension/mentions.ts';
import { type BienEnPart, biensEnParts } from './ifi-parts.ts';
import { descriptions, lireResidence, vitAilleurs } from './ifi-residence.ts';
import type { QuestionLue } from './question.ts';

/** What somebody owns, as the words of all the turns leave it. */
export interface BiensLus {
  readonly patrimoine_net_taxable?: number;
  readonly residence_principale?: number;
  readonly autres_biens?: number;
  readonly dettes?: number;
  readonly residences_possibles?: number[];
  readonly bien_retire?: number;
  readonly biens?: BienEnPart[];
}

const PIECE = motsDits("chacun|chacune|piece|l'un|l'une|l'unite|par lot|unite");
const LOTS_MAX = 50;

/** « 2 appartements de 350 000 € chacun »: so many times the amount. */
function compter(m: Mention): Mention {
  const [debut = ''] = m.droite.replace('€', ' ').split(/[,;.?]| et /u);
  if (!PIECE.test(debut)) return m;
  const compte = m.gauche.split(' ').flatMap((mot) => (mot !== '' && Number(mot) > 1 ? [Number(mot)] : []));
  const nombre = compte.at(-1) ?? 1;
  return Number.isInteger(nombre) && nombre <= LOTS_MAX ? { ...m, montant: m.montant * nombre } : m;
}

const parPiece = (q: QuestionLue): QuestionLue => ({
  ...q,
  montants: q.montants.map(compter),
  derniers: q.derniers.map(compter),
});

const NOMS =
  'residence residences locatif locatifs locative studio studios terrain terrains appartement appartements appart apparts maison villa immeuble parking garage box local chalet scpi duplex loft cave bureau murs commerce chateau grange'.split(
    ' ',
  );
const nomsDe = (texte: string): string[] => NOMS.filter((nom) => motsDits(nom).test(texte));

/** Said after what was already owned, another good adds to it; an amount alone, or of the same good, replaces it. */
function ajouteUnBien({ phrases }: QuestionLue): boolean {
  const derniere = phrases.at(-1) ?? '';
  const avant = nomsDe(phrases.slice(0, -1).join(' '));
  return ditUnAjout(derniere) || nomsDe(derniere).some((nom) => !avant.includes(nom));
}

const A_L_ETRANGER = motsDits("a l'etranger|hors de france|en suisse|au luxembourg|en andorre|en espagne|en italie");
/** Who lives elsewhere owes nothing for what stands elsewhere. */
function enFrance(q: QuestionLue): QuestionLue {
  if (!vitAilleurs(q.texte)) return q;
  const { parMontant } = descriptions(q);
  return { ...q, montants: q.montants.filter((m) => !estAilleurs(parMontant.get(m) ?? '')) };
}
const estAilleurs = (dit: string): boolean =>
  A_L_ETRANGER.test(dit) && motsDits('immobilier|maison|appartement|bien|biens|chalet|villa|terrain').test(dit);
/** Whether every good that is told stands in France, as far as the words say. */
export const toutEnFrance = ({ texte }: QuestionLue): boolean => !A_L_ETRANGER.test(texte);

const VENDU = motsDits('vends|vend|vendons|vendais|vendait|vendu|vendue|vendus|cede|cedee|revends|revend|donne|donnee');
const RETIRE = motsDits(
  "sans le|sans la|sans les|sans l'|sans mon|sans ma|sans ce|sans cette|enleve|enlevez|retire|retirez|n'ai plus|n'a plus|n'avons plus|n'avais pas|plus de",
);

const SI_JE_VENDS = motsDits(
  'si je vends|si on vend|si nous vendons|si je cede|si je revends|en vendant|si je vendais|si je donne|si je me separe',
);
/** « si je vends le studio à 240 000 €»: the good whose tax is weighed, told apart from the others. */
const venduAvecSonPrix = (q: QuestionLue): Mention | undefined =>
  q.montants.length > 1 ? q.montants.find((m) => SI_JE_VENDS.test(m.gauche) && nomsDe(m.gauche).length > 0) : undefined;

/** « je vends le studio », « sans le terrain »: the one good of that name, told before, is not counted. */
function sansLeRetire(q: QuestionLue): readonly [q: QuestionLue, retire: Mention | undefined] {
  const vendu = q.phrases.length === 1 ? venduAvecSonPrix(q) : undefined;
  if (vendu !== undefined) return [{ ...q, montants: q.montants.filter((m) => m !== vendu) }, vendu];
  const derniere = q.phrases.at(-1) ?? '';
  if (q.phrases.length < 2 || q.derniers.length > 0 || !(VENDU.test(derniere) || RETIRE.test(derniere)))
    return [q, undefined];
  const noms = nomsDe(derniere);
  const { parMontant } = descriptions(q);
  const siens = q.montants.filter(
    (m) => !estUneDette(m) && nomsDe(parMontant.get(m) ?? '').some((n) => noms.includes(n)),
  );
  const [seul, autre] = siens;
  if (seul === undefined || autre !== undefined) return [q, undefined];
  return [{ ...q, montants: q.montants.filter((m) => m !== seul) }, seul];
}

const HORS_IMMOBILIER =
  /\b(?:assurances?[- ]vie|av|fonds (?:garantis?|euros?)|cca|comptes? courants?|liquidites|fonds garanti|livrets?|actions|obligations|pea|compte[- ]titres|collection|timbres|tableaux?|oeuvres?|voitures?|bateau|bijoux|liquidites|dons?|comptes? bancaires?|epargne|or physique)\b[^#]*$/;
const DETTE =
  /\b(?:dettes?|crd|passifs?|emprunts?|credits?|prets?|capital restant du|reste a (?:payer|rembourser))\b[^#]{0,45}$/;
/** « 900 k d’assurance-vie »: what it is comes after the amount. */
const PLACEMENTS =
  "d'assurance vie|d'assurance-vie|d'assurances vie|d'assurances-vie|en assurance vie|en assurance-vie|sur une assurance|d'actions|en actions|en bourse|de bourse|d'obligations|sur un livret|sur livret|de livret|en livret|d'epargne|sur un pea|de pea|en pea|de titres|en titres|de liquidites|en liquidites|de fonds euros|en fonds euros|de cash|sur mon compte|sur mes comptes|sur notre compte".split(
    '|',
  );
const estUnPlacement = ({ droite }: Mention): boolean => {
  const apres = droite.replace('€', '').trimStart();
  return PLACEMENTS.some((mots) => apres.startsWith(mots));
};
export const estUneDette = (m: Mention): boolean => !estUnPlacement(m) && porteUneDette(m);
/** « … de crédit restant, un studio loué 400 k »: another good begins after the comma. */
function depuisLeBien(gauche: string): string {
  const suite = gauche.slice(gauche.lastIndexOf(',') + 1);
  return nomsDe(suite).length > 0 && !motsDits('dette|dettes|emprunt|credit|pret|crd|passif').test(suite)
    ? suite
    : gauche;
}
/** « dettes retirées, 2 640 000 € »: what is left once they are taken off is no debt. */
const DETTES_OTEES = motsDits(
  'dettes retirees|dettes deduites|dette deduite|dettes deja deduites|net de dettes|nets de dettes|nette de dettes|dettes retranchees|dettes enlevees|emprunts deduits|credits deduits|deduction faite des dettes|apres dettes|sans dettes|sans dette|sans aucun credit|sans credit',
);
const porteUneDette = (m: Mention): boolean => !DETTES_OTEES.test(m.gauche.slice(-60)) && ditUneDette(m);
const ditUneDette = (m: Mention): boolean =>
  DETTE.test(depuisLeBien(m.gauche.slice(-90))) ||
  /^ ?€? ?(?:de (?:dettes?|credits?|prets?)|d'emprunts?|restant du)/.test(m.droite);
/** A good of the business, or of which somebody else has the usufruct, is not counted. */
const EXONERE = /\b(?:exploitation|professionnel\w*|affectes?|outils? de travail)\b/;
/** « l’atelier où j’exerce, 350 000 €, bien professionnel exonéré »: said of the amount just before (CGI art. 975). */
const SUITES_D_UN_BIEN_EXONERE = [
  'bien professionnel',
  'biens professionnels',
  'un bien professionnel',
  'exonere',
  'outil de travail',
  'mon outil de travail',
  'c est mon outil de travail',
  "c'est mon outil de travail",
  'qui est mon outil de travail',
];
export const suitUnBienExonere = (droite: string): boolean => {
  const suite = [',', '(', ':'].reduce((t, signe) => t.replaceAll(signe, ' '), droite.replace('€', '')).trimStart();
  return SUITES_D_UN_BIEN_EXONERE.some((mots) => suite.startsWith(mots));
};
const D_AUTRUI = /\b(?:nue[- ]propriete|nu[- ]propri\w+|np)\b/;
/** Who gave keeps the usufruct, and the whole tax (CGI 968); the usufruct of a widow by law is shared. */
const RESERVE = /\busufruit reserve\b|\breserve d'usufruit\b|\bdonat\w+\b/;
const IMMOBILIER = /\b(?:appartements?|maisons?|immeubles?|terrains?|scpi|sci|parkings?|immobili\w+)\b[^#]*$/;

const somme = (montants: readonly Mention[]): number => montants.reduce((t, m) => t + m.montant, 0);

/** What the amounts are: the home, debts, the rest; « dont » takes its amount out of the whole, and never adds it. */
export function repartir(dite: QuestionLue): BiensLus {
  const [q, retire] = sansLeRetire(enFrance(parPiece(dite)));
  // Neither securities, cash nor objects are real estate.
  const biens = q.montants.filter(
    (m) => !estUnPlacement(m) && (!HORS_IMMOBILIER.test(m.gauche.slice(-70)) || IMMOBILIER.test(m.gauche.slice(-40))),
  );
  const dettes = q.montants.filter(estUneDette);
  const { residence, possibles } = lireResidence(q, dettes);
  const enParts =
    q.phrases.length > 1
      ? undefined
      : biensEnParts(q.texte, biens, { dette: (m) => dettes.includes(m), residence: (m) => m === residence });
  if (enParts !== undefined) return { biens: enParts };
  const parties = q.montants.filter((m, i) => estUnePartie(m, q.montants[i - 1]));
  const nouveaux = q.derniers.filter((m) => !estUneDette(m));
  const remplace = residence === undefined && q.phrases.length > 1 && nouveaux.length > 0 && !ajouteUnBien(q);
  const poses = remplace ? nouveaux : biens;
  const comptes = poses.filter(
    (m) => m !== residence && !dettes.includes(m) && !parties.includes(m) && !suitUnBienExonere(m.droite),
  );
  const exoneres = parties.filter((m) => {
    const autour = `${m.gauche} ${m.droite}`;
    return EXONERE.test(autour) || (D_AUTRUI.test(autour) && RESERVE.test(autour));
  });
  // « 3 M€ dont 1 M€ d’immobilier »: only that part is real estate.
  const [immobilier] = parties.filter((m) => m !== residence && /^ ?€? ?(?:d'|en )immobilier\b/.test(m.droite));
  const dansLeTotal = residence !== undefined && parties.includes(residence);
  const autres =
    immobilier?.montant ?? Math.max(0, somme(comptes) - somme(exoneres) - (dansLeTotal ? residence.montant : 0));
  const dette = dettes.length === 0 ? {} : { dettes: somme(dettes) };
  // A home held through a company has no allowance.
  if (
    residence !== undefined &&
    motsDits('sci').test(`${residence.gauche.slice(-20)} ${residence.droite.slice(0, 40)}`)
  )
    return { patrimoine_net_taxable: Math.max(0, autres + residence.montant - somme(dettes)) };
  const supposes = retire === undefined ? {} : { bien_retire: retire.montant };
  const douteuses = possibles.filter((m) => comptes.includes(m) || parties.includes(m)).map((m) => m.montant);
  if (residence === undefined && dettes.length === 0 && douteuses.length === 0)
    return { patrimoine_net_taxable: autres, ...supposes };
  return {
    ...supposes,
    ...(douteuses.length === 0 ? {} : { residences_possibles: douteuses }),
    ...(residence === undefined ? {} : { residence_principale: residence.montant }),
    autres_biens: autres,
    ...dette,
  };
}
