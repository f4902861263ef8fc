import { ditDAutrui, type Mention, motsDits, normaliserTexte, plier } from '@francis/lecture';
import { COUT_DE_LA_VOITURE } from '../comprehension/trajet.ts';
import { estUnDividendeAndorran } from '../domaines/dividende-andorran.ts';
import { MIS_A_PART } from '../domaines/mis-a-part.ts';
import { type Cadre, type Regle, tient } from './cadre.ts';

/** What a calculation beside the income tax leaves out, and whoever asks knows it does. */

const seul = ({ outils }: Cadre, ...permis: readonly string[]): boolean =>
  outils.length > 0 && outils.every((o) => permis.includes(o));
const nature = ({ feuilles }: Cadre): unknown => feuilles.find((f) => f.chemin === 'poste.nature')?.valeur;

const FINS = ['.', '?', '!', ';', '(', ')', '\n'];
/** The words around a mention, up to the signs given. */
function autour(m: Mention, question: string, fins: readonly string[]): string {
  const debut = Math.max(0, ...fins.map((signe) => question.lastIndexOf(signe, m.span[0] - 1) + signe.length));
  const apres = fins.map((signe) => question.indexOf(signe, m.span[1])).filter((i) => i >= 0);
  return plier(question.slice(debut, Math.min(question.length, ...apres)));
}
const incise = (m: Mention, question: string): string => autour(m, question, [...FINS, ',', ' et ']);
const phrase = (m: Mention, question: string): string => autour(m, question, ['. ', '?', '!', ';', '(', ')', '\n']);

const CALCULS = (cadre: Cadre): boolean => cadre.outils.length > 0 && !seul(cadre, 'calculer_impot', 'comparer_impots');

/** « 900 € de peinture qui n’ont rien à voir »: set aside by whoever tells it. */
const misAPart: Regle = (m, cadre) => {
  if (m.type !== 'montant' || !CALCULS(cadre)) return undefined;
  const suite = plier(cadre.question.slice(m.span[1], m.span[1] + PORTEE)).split('. ')[0] ?? '';
  return MIS_A_PART.test(suite) || MIS_A_PART.test(incise(m, cadre.question)) ? 'mis à part par vous' : undefined;
};
const PORTEE = 70;

/** « mon voisin a payé 9 000 € »: nobody's good nor income here. */
const dUnVoisin: Regle = (m, cadre) =>
  m.type === 'montant' && CALCULS(cadre) && ditDAutrui(cadre.question.slice(0, m.span[0]))
    ? 'dit de quelqu’un d’autre'
    : undefined;

const ETRANGERS = ['calculer_impot_suisse', 'calculer_impot_luxembourg', 'calculer_irpf_andorre'] as const;
const DEPENSES_COURANTES = motsDits(
  'loyer|loyers|louons|loue|assurance|assurances|lamal|creche|garderie|epargne|pilier|credit|pret|mensualite|mutuelle|cantine|livret',
);
/** « 2 100 francs de loyer »: no tax of that country takes what is spent to live. */
const depenseALEtranger: Regle = (m, cadre) =>
  m.type === 'montant' && seul(cadre, ...ETRANGERS) && DEPENSES_COURANTES.test(incise(m, cadre.question))
    ? 'sans effet sur cet impôt'
    : undefined;

/** « ma SL me distribue 40 000 € »: no base of the tax of who has it. */
const dividendeAndorran: Regle = (m, cadre) =>
  m.type === 'montant' &&
  seul(cadre, 'calculer_irpf_andorre') &&
  cadre.feuilles.some((f) => f.chemin.endsWith('.base') && f.valeur === 0) &&
  estUnDividendeAndorran(normaliserTexte(cadre.question))
    ? 'dividende d’une société andorrane, exonéré'
    : undefined;

/** « un fils de 6 ans », « depuis douze ans »: counted as a child, or nothing that the tax looks at. */
const ageALEtranger: Regle = (m, cadre, toutes) => {
  if (!seul(cadre, ...ETRANGERS)) return undefined;
  const enfants = cadre.feuilles.find(
    (f) => f.chemin.endsWith('enfants') || f.chemin.endsWith('aCharge') || f.chemin.endsWith('personnes_a_charge'),
  );
  const ages = toutes.filter((x) => x.type === 'age');
  if (m.type === 'age' && typeof enfants?.valeur === 'number' && ages.length <= enfants.valeur)
    return 'compte un enfant';
  return m.type === 'duree' && m.unite === 'an' ? 'l’ancienneté ne change pas cet impôt' : undefined;
};

const FOIS = 'fois';
/** « 4 100 par mois x 12 »: the number that made the year of a monthly amount. */
const multiplie: Regle = (m, cadre, toutes, utilisees) =>
  m.type === 'quantite' &&
  (m.objet === FOIS || m.objet === '') &&
  m.valeur >= MOIS &&
  m.valeur <= MOIS_MAX &&
  [' x', ' ×', 'x', '×', '*', 'sur'].some((signe) =>
    plier(cadre.question.slice(0, m.span[0])).trimEnd().endsWith(signe.trim()),
  ) &&
  toutes.some(
    (x) =>
      x.type === 'montant' &&
      utilisees.has(x.id) &&
      cadre.feuilles.some((f) => typeof f.valeur === 'number' && Math.abs(f.valeur - x.valeur * m.valeur) < 1),
  )
    ? 'multiplie le montant voisin'
    : undefined;
const [MOIS, MOIS_MAX] = [12, 14];

const TAUX_DE_TVA: ReadonlySet<number> = new Set([20, 10, 5.5, 2.1]);
/** « tva 10 », « tout à 5,5 »: the rate, told without its sign. */
const tauxDeTva: Regle = (m, cadre) =>
  seul(cadre, 'calculer_tva') && 'valeur' in m && TAUX_DE_TVA.has(m.valeur) ? 'taux de la taxe' : undefined;

const ANCIEN = motsDits('plus de|de plus de|+ de|achevee|acheve|ancien');
/** « appartement de plus de 2 ans »: the age of the home, which chose the rate. */
const ancienneteDuLogement: Regle = (m, cadre) =>
  (m.type === 'duree' || m.type === 'age') && seul(cadre, 'calculer_tva') && ANCIEN.test(incise(m, cadre.question))
    ? 'l’ancienneté du logement a décidé du taux'
    : undefined;

/** « 540 € pour leur studio » beside pupils: the reduction is a flat one. */
const depenseDeScolarite: Regle = (m, cadre) =>
  m.type === 'montant' && nature(cadre) === 'scolarite' ? 'la réduction ne dépend pas de ce qui est payé' : undefined;

const EN_ETABLISSEMENT = motsDits('dependance|hebergement|gir|soins');
const DONT = ['dont', 'incluant', 'comprenant'];
const SUITE_DU_DETAIL = 40;
/** « 31 200 € dont 6 480 € au titre de la dépendance », « ma mère, née en 1938 »: one total, at any age (CGI art. 199 quindecies). */
const fraisDEtablissement: Regle = (m, cadre) => {
  if (nature(cadre) !== 'dependance') return undefined;
  const gauche = plier(cadre.question.slice(0, m.span[0])).trimEnd();
  if (m.type === 'age' || (m.type === 'date' && NAISSANCE.some((mot) => gauche.endsWith(mot))))
    return 'la réduction ne dépend pas de l’âge';
  const suite = plier(cadre.question.slice(m.span[1], m.span[1] + SUITE_DU_DETAIL));
  return m.type === 'montant' && DONT.some((mot) => gauche.endsWith(mot)) && EN_ETABLISSEMENT.test(suite)
    ? 'compris dans le total'
    : undefined;
};
const NAISSANCE = ['nee en', 'ne en', 'nee le', 'ne le'];

/** « un taux à 7,9 », « pris 3,5 % le mois dernier »: the rate of the withholding, or another one. */
const netAPayer: Regle = (m, cadre) =>
  m.type === 'montant' && nature(cadre) === 'retenue_source' && PAYE.test(incise(m, cadre.question))
    ? 'la retenue se calcule sur le net imposable'
    : undefined;
const PAYE = motsDits('net a payer|avant impot|pret|credit|loyer');

const ARTICLES_DE_PENALITE: ReadonlySet<number> = new Set([1727, 1728, 1729, 1730, 1731]);
/** « intérêts 1727 »: an article. */
const articleDePenalite: Regle = (m, cadre) =>
  'valeur' in m && seul(cadre, 'calculer_poste') && ARTICLES_DE_PENALITE.has(m.valeur) ? 'article' : undefined;

const DELAIS: ReadonlySet<unknown> = new Set([
  'majoration_paiement',
  'majoration_depot',
  'majoration_defaut',
  'majoration_mise_en_demeure',
]);
/** The days and the rate of a surcharge of one rate. */
const tempsDUneMajoration: Regle = (m, cadre) =>
  (m.type === 'date' || m.type === 'duree') && DELAIS.has(nature(cadre))
    ? 'la majoration ne dépend pas du délai'
    : undefined;

const DU_PER = motsDits('plafond|plafonds|dispo|disponible|vaut|encours|credit|pret|dans les plafonds');
/** « plafond disponible 14 000 €»: more than what was paid, which it allows. */
const plafondDuPer: Regle = (m, cadre) => {
  if (nature(cadre) !== 'epargne_retraite') return undefined;
  if (m.type === 'age') return 'l’âge ne change pas l’économie';
  return m.type === 'montant' && DU_PER.test(incise(m, cadre.question)) ? 'le plafond suffit' : undefined;
};

const FRAIS = motsDits(
  'frais|charges|carburant|loyer|materiel|assurance|achats|peages|entretien|embrayage|port|essence|travaux|depense|depenses',
);
/** « 3 100 € de frais de port » beside the receipts of a micro regime: the flat allowance stands for them. */
const fraisDuMicro: Regle = (m, cadre) => {
  const micro = seul(cadre, 'calculer_regime_micro') || String(nature(cadre)).startsWith('cotisations_');
  return m.type === 'montant' && micro && FRAIS.test(incise(m, cadre.question))
    ? 'compris dans l’abattement du régime micro'
    : undefined;
};

const AUTRES_DU_FONCIER = motsDits(
  'salaire|gagne|gagnons|capital|mensualite|mon loyer|benefice|pret|credit|emprunt me coute',
);
/** The pay and the capital of a loan, beside the rents: neither is a charge. */
const horsDuFoncier: Regle = (m, cadre) =>
  m.type === 'montant' && seul(cadre, 'calculer_deficit_foncier') && AUTRES_DU_FONCIER.test(incise(m, cadre.question))
    ? 'n’entre pas dans le déficit'
    : undefined;

const DE_LA_SOCIETE = motsDits(
  'acompte|acomptes|tresorerie|dette|dette bancaire|salaires|achats|produits|charges|resultat comptable|amende|local|capital|deduirai',
);
/** « 22 000 € d’acomptes », « trésorerie 410 000 € »: beside the profit that is told, none of them moves the tax. */
const horsDeLImpotDeSociete: Regle = (m, cadre) =>
  m.type === 'montant' && seul(cadre, 'calculer_impot_societes') && DE_LA_SOCIETE.test(incise(m, cadre.question))
    ? 'le bénéfice dit les compte déjà'
    : undefined;
/** « mon père, 58 ans », « 80 % au président »: who holds a company, once its rate is known. */
const detenteurs: Regle = (m, cadre) => {
  if (!seul(cadre, 'calculer_impot_societes')) return undefined;
  if (m.type === 'age') return 'l’âge ne change pas cet impôt';
  return m.type === 'taux' &&
    m.valeur >= TROIS_QUARTS &&
    !tient(cadre, 'participation') &&
    A_DES_PERSONNES.test(phrase(m, cadre.question))
    ? 'le capital est détenu par des personnes'
    : undefined;
};
const TROIS_QUARTS = 0.75;
const A_DES_PERSONNES = motsDits(
  'president|personnes physiques|pp|fondateurs|moi|nous|famille|associe|associes|gerant|il detient|je detiens|famille|freres|soeur',
);

/** Kilometres of the year beside those of work. */
const kmDeLAnnee: Regle = (m, cadre) => {
  const km = cadre.feuilles.find((f) => f.chemin === 'vehicule.km')?.valeur;
  return m.type === 'quantite' &&
    m.objet === 'km' &&
    typeof km === 'number' &&
    m.valeur > km &&
    cadre.question.includes('dont')
    ? 'kilomètres de l’année, privés compris'
    : undefined;
};
const coutDeLaVoiture: Regle = (m, cadre) =>
  m.type === 'montant' &&
  seul(cadre, 'calculer_bareme_kilometrique') &&
  COUT_DE_LA_VOITURE.test(incise(m, cadre.question))
    ? 'le barème le comprend, ou s’ajoute à part'
    : undefined;

/** « 118 600 € (64 000 pour lui, 54 600 pour moi) »: what the amount used is made of. */
const detailDuTout: Regle = (m, cadre, toutes, utilisees) => {
  if (m.type !== 'montant' || !seul(cadre, ...ETRANGERS, 'calculer_actifs_numeriques')) return undefined;
  const montants = toutes.filter((x) => x.type === 'montant');
  const touts = montants.filter((x) => utilisees.has(x.id));
  return touts.some((t) =>
    montants.some(
      (x) =>
        x.id !== m.id &&
        x.type === 'montant' &&
        m.type === 'montant' &&
        t.type === 'montant' &&
        (x.valeur + m.valeur === t.valeur || m.valeur - x.valeur === t.valeur || x.valeur - m.valeur === t.valeur) &&
        x.id !== t.id,
    ),
  )
    ? 'détail du montant employé'
    : undefined;
};

export const REGLES_DES_DOMAINES: readonly Regle[] = [
  misAPart,
  detailDuTout,
  dUnVoisin,
  depenseALEtranger,
  dividendeAndorran,
  ageALEtranger,
  multiplie,
  tauxDeTva,
  ancienneteDuLogement,
  depenseDeScolarite,
  fraisDEtablissement,
  netAPayer,
  articleDePenalite,
  tempsDUneMajoration,
  plafondDuPer,
  fraisDuMicro,
  horsDuFoncier,
  horsDeLImpotDeSociete,
  detenteurs,
  kmDeLAnnee,
  coutDeLaVoiture,
];
