import { EN_EUROS, estUnFraisDActivite, type Mention, motsDits, plier } from '@francis/lecture';
import { suitUnBienExonere } from '../domaines/ifi-biens.ts';
import { egaleUnImpot } from '../domaines/impot-annonce.ts';
import { HEURES_SUP, plafondDHeuresSup } from '../comprehension/heures-sup.ts';
import { type Cadre, DU_FOYER, type Regle, tient } from './cadre.ts';

/** Amounts, counts and times that the law leaves out of what is computed, or that chose the rule and stand in no figure. */

const seul = ({ outils }: Cadre, ...permis: readonly string[]): boolean =>
  outils.length > 0 && outils.every((o) => permis.includes(o));
const duFoyer = ({ outils }: Cadre): boolean => outils.length > 0 && outils.every((o) => DU_FOYER.has(o));

const FINS = ['.', '?', '!', ';', ':', '(', ')', '\n'];
/** The words around a mention, up to the signs that end what is said of it. */
function membre(m: Mention, question: string, fins: readonly string[] = FINS): string {
  const debut = Math.max(0, ...fins.map((signe) => question.lastIndexOf(signe, m.span[0] - 1) + 1));
  const apres = fins.map((signe) => question.indexOf(signe, m.span[1])).filter((i) => i >= 0);
  return plier(question.slice(debut, Math.min(question.length, ...apres)));
}
/** Within it, what stands nearest: between two commas. */
const incise = (m: Mention, question: string): string => membre(m, question, [...FINS, ',', ' et ']);

const ESTIME = motsDits('estime|estimee|estimes|evalue|evaluee|evalues|valeur|vaut|valant|valent');
const BIEN = motsDits('maison|appartement|appart|logement|villa|pavillon|terrain|residence');
const AUTRE_GESTE = motsDits(
  'vends|vend|vendu|vendue|vente|vendre|cede|cession|donne|donation|donner|loue|louee|louer|location|loyer|loyers|herite|succession|investi|plus value|pinel|denormandie|malraux',
);
/** « propriétaires d’une maison estimée 265 000 € »: who only owns a home owes no income tax for it. */
const valeurDUnBien: Regle = (m, cadre) => {
  if (m.type !== 'montant' || m.periode !== undefined || !duFoyer(cadre)) return undefined;
  const dit = incise(m, cadre.question);
  return ESTIME.test(dit) && BIEN.test(dit) && !AUTRE_GESTE.test(plier(cadre.question))
    ? 'la valeur d’un bien n’est pas un revenu'
    : undefined;
};

const LIVRET = motsDits('livret a|livrets a|ldd|ldds|livret jeune|livret d epargne populaire|lep');
const HORS = motsDits('hors|sauf|pas sur|autre que|dont|y compris|incluant');
/** « Livret A plein à 22 950 € », « le livret A qui a rapporté 310 € »: its interest is exempt (CGI art. 157), its balance no income. */
const livretExonere: Regle = (m, cadre) => {
  if (m.type !== 'montant' || !duFoyer(cadre)) return undefined;
  const dit = incise(m, cadre.question);
  return LIVRET.test(dit) && !HORS.test(dit) ? 'épargne réglementée, exonérée' : undefined;
};

const CHARGES = motsDits('taxe fonciere|charges|travaux|assurance|copropriete|gestion');
/** What a rent is said to hold, or not: no charge of anybody's. */
const SANS_CHARGE = ['hors charges', 'hors charge', 'charges comprises', 'charges en sus', 'hc', 'cc'];
const ditUneCharge = (dit: string): boolean =>
  CHARGES.test(SANS_CHARGE.reduce((reste, mots) => reste.replaceAll(` ${mots}`, ' '), ` ${dit}`));
const MICRO_FONCIER = motsDits('micro foncier|microfoncier|au micro|en micro|le micro');
/** « en micro-foncier… la taxe foncière c’est 710 »: the flat allowance stands for every charge (CGI art. 32). */
const chargeAuMicroFoncier: Regle = (m, cadre) =>
  m.type === 'montant' &&
  tient(cadre, 'micro_foncier_recettes') &&
  MICRO_FONCIER.test(plier(cadre.question)) &&
  ditUneCharge(membre(m, cadre.question))
    ? 'aucune charge ne se déduit au micro-foncier'
    : undefined;

const REVENU = motsDits('salaire|salaires|net imposable|nets imposables|ni|pension|pensions|retraite|revenus|revenu');
/** « 9 000 € de dividendes et 25 000 € de salaire, combien de flat tax ? »: one rate, whatever the rest. */
const autreRevenuQueLeForfait: Regle = (m, cadre) => {
  if (!seul(cadre, 'calculer_revenus_mobiliers') || tient(cadre, 'capitaux.tmi')) return undefined;
  const autre =
    (m.type === 'montant' && REVENU.test(incise(m, cadre.question))) ||
    (m.type === 'quantite' && (m.objet === 'enfants' || m.objet === 'personnes'));
  return autre ? 'le prélèvement forfaitaire ne dépend pas du foyer' : undefined;
};

const PAYE = motsDits('achete|achetee|payee|paye|coute|acquise|achat');
/** « une 5 cv achetée 3 200 € »: the scale holds the price of the car already. */
const prixDuVehicule: Regle = (m, cadre) =>
  m.type === 'montant' && seul(cadre, 'calculer_bareme_kilometrique') && PAYE.test(incise(m, cadre.question))
    ? 'le barème comprend le prix de la voiture'
    : undefined;

/** Why a good that is no building counts for nothing. */
export const HORS_DE_L_IFI = 'hors de l’assiette de l’IFI';
const MEUBLE = motsDits(
  'fonds euros|fonds euro|fonds en euros|actions|obligations|livret|livret a|ldds|compte titres|pea|timbres|tableaux|collection|bijoux|voiture|bateau|especes|liquidites|crypto|bitcoin|or',
);
const IMMEUBLE = motsDits(
  'scpi|opci|sci|immobilier|immobiliere|immobiliers|immeuble|appartement|appartements|maison|terrain|unites de compte|uc|foncier|pret|credit|dette|emprunt',
);
const SUITE = 50;
/** « une assurance-vie en fonds euros de 400 000 € »: no building, outside the tax (CGI art. 965). */
const horsDeLaFortuneImmobiliere: Regle = (m, cadre) => {
  if (m.type !== 'montant' || !seul(cadre, 'calculer_ifi')) return undefined;
  const dit = EN_EUROS.reduce((t, [court, long]) => t.replaceAll(court, long), incise(m, cadre.question));
  if (suitUnBienExonere(plier(cadre.question.slice(m.span[1], m.span[1] + SUITE))))
    return 'bien professionnel, exonéré';
  return MEUBLE.test(dit) && !IMMEUBLE.test(dit) ? HORS_DE_L_IFI : undefined;
};

/** « 6 salariés »: no rate of the company tax looks at them. */
const effectifDeLaSociete: Regle = (m, cadre) =>
  m.type === 'quantite' && m.objet === 'salaries' && seul(cadre, 'calculer_impot_societes')
    ? 'l’effectif ne change pas l’impôt sur les sociétés'
    : undefined;

const D_IMPOT = ["d'is", 'd’is', "d'impot", "d'impôt", 'd’impôt', 'd’impot', 'de provision', 'en provision'];
const DU_CAPITAL = motsDits('capital');
/** « acheté 300 000, amorti 90 000, vendu 500 000 »: the three make the gain that is taxed. */
function estUnCompteDeCession({ feuilles }: Cadre, toutes: readonly Mention[]): boolean {
  const dits = toutes.flatMap((m) => (m.type === 'montant' ? [m.valeur] : [])).toSorted((a, b) => b - a);
  const [prix = 0, achat = 0, amorti = 0] = dits;
  return (
    dits.length === 3 && feuilles.some((f) => f.chemin === 'societe.benefice' && f.valeur === prix - achat + amorti)
  );
}

/** What the capital is worth, or a tax that somebody else found, beside the profit that was used. */
const horsDuBenefice: Regle = (m, cadre, toutes) => {
  if (!seul(cadre, 'calculer_impot_societes')) return undefined;
  const { question } = cadre;
  if (m.type === 'montant') {
    const suite = question.slice(m.span[1]).replace('€', '').trimStart().toLowerCase();
    if (egaleUnImpot(plier(question.slice(0, m.span[0]))) || D_IMPOT.some((mots) => suite.startsWith(mots)))
      return 'un impôt annoncé, que le calcul vérifie';
    if (estUnCompteDeCession(cadre, toutes)) return 'entre dans le gain de cession';
    // « déficit 11 K€, capital libéré »: what is said of the capital after another amount is not its worth.
    const avant = membre(m, question.slice(0, m.span[1]), PHRASES);
    const dit = incise(m, question);
    return (DU_CAPITAL.test(dit) || DU_CAPITAL.test(avant)) && !REVENU_DE_SOCIETE.test(dit)
      ? 'du capital, seul compte qu’il soit versé'
      : undefined;
  }
  return m.type === 'date' && (m.annee ?? Infinity) < anneeDeCloture(cadre) && tient(cadre, 'deficits_anterieurs')
    ? 'un déficit se reporte sans limite de temps'
    : undefined;
};
const PHRASES = ['. ', '?', '!', ';', '\n'];
const REVENU_DE_SOCIETE = motsDits(
  'benefice|benefices|benef|resultat|ca|chiffre d affaires|dividendes|dividende|deficit|deficits|report|plus value|distribue',
);
const anneeDeCloture = ({ feuilles }: Cadre): number =>
  Number(String(feuilles.find((f) => f.chemin === 'societe.date_cloture')?.valeur ?? '').slice(0, 4));

const UN_AN_EN_MOIS = 12;
const MOIS_PAR: Readonly<Record<string, number>> = { an: 12, mois: 1, semaine: 12 / 52, jour: 12 / 365 };
const enMois = (m: Mention): number => (m.type === 'duree' ? m.valeur * (MOIS_PAR[m.unite] ?? Infinity) : Infinity);
const nature = ({ feuilles }: Cadre): unknown => feuilles.find((f) => f.chemin === 'poste.nature')?.valeur;

/** « versée dans les deux mois du jugement »: within the twelve months that the law asks, which chose the rule. */
const delaiDeLaPrestation: Regle = (m, cadre) =>
  nature(cadre) === 'prestation_compensatoire' && enMois(m) <= UN_AN_EN_MOIS
    ? 'dans les douze mois du jugement'
    : undefined;

/** « au bout de 45 jours »: which of the two surcharges, and no part of its amount. */
const delaiDeLaMiseEnDemeure: Regle = (m, cadre) =>
  m.type === 'duree' &&
  m.unite === 'jour' &&
  (nature(cadre) === 'majoration_defaut' || nature(cadre) === 'majoration_mise_en_demeure')
    ? 'ce délai a décidé de la majoration'
    : undefined;

const VERSEMENTS = motsDits('verse|versee|verses|versees|versement|versements|prime|primes');
const PREMIERE_ANNEE = 1999;
/** « primes versées depuis 2001 »: after 13 October 1998, one rule for all (CGI art. 990 I). */
const dateDesPrimes: Regle = (m, cadre) =>
  m.type === 'date' &&
  (m.annee ?? 0) >= PREMIERE_ANNEE &&
  tient(cadre, 'capital_avant_70', 'deces.parts') &&
  VERSEMENTS.test(membre(m, cadre.question))
    ? 'versées après le 13 octobre 1998'
    : undefined;

/** « deux grands de 20 et 23 ans »: counted by the ages that follow. */
const compteParLesAges: Regle = (m, { question }, toutes) => {
  if (m.type !== 'quantite' || (m.objet !== 'enfants' && m.objet !== 'personnes')) return undefined;
  const fin = FINS.map((signe) => question.indexOf(signe, m.span[1])).filter((i) => i >= 0);
  // « trois enfants de 17, 12 et 6 ans, plus ma nièce »: those after « plus » are beside them.
  const plus = question.indexOf(' plus ', m.span[1]);
  const bornes = plus < 0 ? fin : [...fin, plus];
  const ages = toutes.filter(
    (x) => x.type === 'age' && x.span[0] >= m.span[1] && x.span[1] <= Math.min(question.length, ...bornes),
  );
  return ages.length === m.valeur ? 'compte ceux qui sont dits' : undefined;
};

/** « 650 € x 12 »: the number that multiplies an amount is in what was used of it. */
const facteur: Regle = (m, _, toutes, utilisees) =>
  m.type === 'quantite' &&
  m.objet === 'fois' &&
  toutes.some(
    (x) =>
      x.type === 'montant' &&
      x.fois === m.valeur &&
      utilisees.has(x.id) &&
      Math.min(Math.abs(x.span[1] - m.span[0]), Math.abs(m.span[1] - x.span[0])) <= 3,
  )
    ? 'multiplie le montant voisin'
    : undefined;

const AGE_D_ENFANT = 25;
const CHEZ_L_AUTRE_PARENT = motsDits(
  "chez la mere|chez sa mere|chez leur mere|chez le pere|chez son pere|chez leur pere|chez l'autre parent|chez son ex|chez mon ex|vit avec elle|vit avec lui|vivent avec elle|vivent avec lui|vit chez elle|vit chez lui|vivent chez elle|vivent chez lui|habite avec elle|habite avec lui|habitent avec elle|habitent avec lui",
);
/** « 1 enfant mineur chez la mère »: counted in another household (CGI art. 194). */
const enfantDUnAutreFoyer: Regle = (m, cadre) =>
  (m.type === 'age' ||
    (m.type === 'quantite' && (m.objet === 'enfants' || (m.objet === '' && m.valeur <= AGE_D_ENFANT)))) &&
  duFoyer(cadre) &&
  !cadre.feuilles.some((f) => f.chemin.includes('enfants.')) &&
  (CHEZ_L_AUTRE_PARENT.test(membre(m, cadre.question)) || CHEZ_L_AUTRE_PARENT.test(membre(m, cadre.question, PHRASES)))
    ? 'à la charge de l’autre parent'
    : undefined;

const estDesHeures = (m: Mention, question: string): boolean => HEURES_SUP.test(incise(m, question));
/** « 2 400 € d’heures sup »: only what passes the exemption enters the household, with the pay (CGI art. 81 quater). */
const heuresSupplementaires: Regle = (m, cadre, toutes) => {
  if (m.type !== 'montant' || !duFoyer(cadre) || !HEURES_SUP.test(plier(cadre.question))) return undefined;
  const plafond = plafondDHeuresSup();
  if (estDesHeures(m, cadre.question))
    return m.valeur <= plafond
      ? 'heures supplémentaires, exonérées'
      : 'heures supplémentaires, comptées pour le surplus';
  const surplus = toutes.flatMap((h) =>
    h.type === 'montant' && h.valeur > plafond && estDesHeures(h, cadre.question) ? [h.valeur - plafond] : [],
  );
  const paye = (f: Cadre['feuilles'][number]): boolean =>
    f.chemin.endsWith('.salaires') && surplus.includes(Number(f.valeur) - m.valeur);
  return cadre.feuilles.some(paye) ? 'compté avec le surplus des heures' : undefined;
};

const AU_REEL = motsDits('reel|reels|declaration controlee|2035|frais reels');
/** « payé 8 100 à l’Urssaf » beside the receipts of a micro-enterprise: the flat allowance stands for all costs (CGI art. 50-0, 102 ter). */
const fraisDeLaMicroEntreprise: Regle = (m, cadre, toutes) => {
  if (m.type !== 'montant' || !duFoyer(cadre) || !tient(cadre, '.micro_bic', '.micro_bnc')) return undefined;
  if (AU_REEL.test(plier(cadre.question))) return undefined;
  const montants = toutes.filter((x) => x.type === 'montant');
  const [debut, fin] = [
    Math.max(0, ...montants.filter((x) => x.span[1] <= m.span[0]).map((x) => x.span[1])),
    Math.min(cadre.question.length, ...montants.filter((x) => x.span[0] >= m.span[1]).map((x) => x.span[0])),
  ];
  const autour = { gauche: cadre.question.slice(debut, m.span[0]), droite: cadre.question.slice(m.span[1], fin) };
  return estUnFraisDActivite(autour, true) ? 'compris dans l’abattement de la micro-entreprise' : undefined;
};

const DIX_POUR_CENT = motsDits('10 %|10%|10 pour cent|dix pour cent|abattement de 10|forfait de 10');
const GARDE = motsDits('garde|gardons|gardait|reste|restons|restera|laisse|laissons|prend|prenons|au forfait');
/** « il fait 22 km, mais on garde les 10 % »: the flat deduction stands for every journey (CGI art. 83, 3°). */
const trajetAuForfait: Regle = (m, cadre) =>
  m.type === 'quantite' &&
  m.objet === 'km' &&
  duFoyer(cadre) &&
  !AU_REEL.test(plier(cadre.question)) &&
  DIX_POUR_CENT.test(membre(m, cadre.question)) &&
  GARDE.test(membre(m, cadre.question))
    ? 'la déduction de 10 % remplace les trajets'
    : undefined;

export const REGLES_HORS_ASSIETTE: readonly Regle[] = [
  valeurDUnBien,
  fraisDeLaMicroEntreprise,
  heuresSupplementaires,
  livretExonere,
  chargeAuMicroFoncier,
  autreRevenuQueLeForfait,
  prixDuVehicule,
  horsDeLaFortuneImmobiliere,
  effectifDeLaSociete,
  horsDuBenefice,
  delaiDeLaPrestation,
  delaiDeLaMiseEnDemeure,
  dateDesPrimes,
  compteParLesAges,
  facteur,
  enfantDUnAutreFoyer,
  trajetAuForfait,
];
