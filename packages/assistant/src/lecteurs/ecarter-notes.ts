import { ARTICLES_PAR_CALCUL, AUTOUR_D_UN_ARTICLE, motsDits, plier } from '@francis/lecture';
import { estOutilDeNotes } from '../outils/de-notes.ts';
import { DU_FOYER, type Regle, tient } from './cadre.ts';
import { proche } from './valeurs.ts';

/** What an adviser's note holds beside the facts: the number of an article, a share that the count already says. */

const AUTOUR = motsDits(AUTOUR_D_UN_ARTICLE);
const PORTEE = 24;

/** « réduct° 790 », « pacte Dutreil 787 »: an article that this very calculation applies. */
const articleDuCode: Regle = (m, { outils, question }) => {
  if (m.type !== 'montant' || m.certain || outils.length === 0) return undefined;
  if (!outils.every((outil) => ARTICLES_PAR_CALCUL[outil]?.has(m.valeur))) return undefined;
  const autour = `${question.slice(Math.max(0, m.span[0] - PORTEE), m.span[0])} # ${question.slice(m.span[1], m.span[1] + PORTEE)}`;
  return AUTOUR.test(plier(autour).replaceAll('°', ' ')) ? 'article' : undefined;
};

const EGALES = 1e-6;
const MOITIE_MOITIE = '50/50';
const QUI_RECOIVENT = ['beneficiaires', 'heritiers', 'donateurs'];
/** « 3 enfants par 1/3 », « 2 héritiers, 50 % chacun »: the equal share that so many people make. */
const partEgale: Regle = (m, cadre) => {
  if (m.type !== 'taux' || tient(cadre, '.parts.', '.autres.')) return undefined;
  const { feuilles, question } = cadre;
  const gauche = plier(question.slice(0, m.span[0])).trimEnd();
  const droite = plier(question.slice(m.span[1])).trimStart();
  // « je donne 50 % de la maison » is a share of the good, and no share of theirs.
  const dite = gauche.endsWith(' par') || droite.startsWith('chacun') || m.mots === MOITIE_MOITIE;
  if (!dite) return undefined;
  return feuilles.some(
    (f) =>
      QUI_RECOIVENT.some((nom) => f.chemin.endsWith(`.${nom}`)) &&
      Number(f.valeur) > 1 &&
      Math.abs(Number(f.valeur) * m.valeur - 1) < EGALES,
  )
    ? 'parts égales'
    : undefined;
};

const DES_PRIMES = motsDits('primes|prime|versements|verse|verses|versees');
const AVANT_L_AGE = motsDits('avant 70|avant ses 70|avant mes 70');
/** « primes 220 000 € toutes versées avant 70 ans »: the capital that they became is taxed, and they are not (CGI art. 990 I). */
const primesDAvantLAge: Regle = (m, { outils, feuilles, question }) => {
  if (m.type !== 'montant' || !outils.every((outil) => outil === 'calculer_assurance_vie_deces')) return undefined;
  const apres = feuilles.some((f) => f.chemin.includes('primes_apres_70') && Number(f.valeur) > 0);
  const [gauche, droite] = [plier(question.slice(0, m.span[0])), plier(question.slice(m.span[1]))];
  const dit = `${gauche.slice(Math.max(...SIGNES.map((s) => gauche.lastIndexOf(s))) + 1)} # ${jusquAuSigne(droite)}`;
  return !apres && outils.length > 0 && DES_PRIMES.test(dit) && AVANT_L_AGE.test(dit)
    ? 'versées avant l’âge de la loi : le capital seul est taxé'
    : undefined;
};
const jusquAuSigne = (suite: string): string =>
  suite.slice(0, Math.min(...SIGNES.map((s) => suite.indexOf(s)).filter((i) => i >= 0), suite.length));
const SIGNES = ['.', ',', ';', '?', '!'];

const TAUX_EN_TOUT = 0.999;
/** « capital 505 000 €, fils 60 %, fille 40 % »: the whole, and the rates that make the shares of all of it. */
const toutReparti: Regle = (m, { outils, feuilles }, toutes) => {
  if (m.type !== 'montant' && m.type !== 'taux') return undefined;
  if (!outils.every((outil) => outil === 'calculer_assurance_vie_deces')) return undefined;
  const parts = feuilles.flatMap((f) =>
    f.chemin.includes('.parts.') && f.chemin.endsWith('.capital') ? [Number(f.valeur)] : [],
  );
  const total = parts.reduce((t, part) => t + part, 0);
  const taux = toutes.flatMap((x) => (x.type === 'taux' && x.valeur < 1 ? [x.valeur] : []));
  const dits = parts.every((part) => taux.some((t) => proche(total * t, part)));
  const complet = Math.abs(taux.reduce((n, t) => n + t, 0)) > TAUX_EN_TOUT && parts.length > 1 && dits;
  if (!complet) return undefined;
  if (m.type === 'montant') return proche(m.valeur, total) ? 'réparti entre les bénéficiaires' : undefined;
  return parts.some((part) => proche(total * m.valeur, part)) ? 'la part de chacun, comptée' : undefined;
};

const REVENUS = motsDits('rfr|revenu fiscal|revenu fiscal de reference|revenus|salaires|salaire|pension|pensions');
/** Under it, a pensioner may be exempt (CGI art. 150 U, III). */
const REVENU_MODESTE = 60_000;
const VOITURE = motsDits('voiture|auto|moto|camping car|camping-car|bateau|caravane');
const dUneVente = (outils: readonly string[]): boolean =>
  outils.length > 0 && outils.every((outil) => outil === 'calculer_plus_value_immobiliere');
/** « TMI 41, RFR 128 000 », « notre voiture, 32 000 € »: the gain of a property bears one rate, whatever the household earns. */
const aCoteDeLaVente: Regle = (m, { outils, question }) => {
  if (!dUneVente(outils) || !('valeur' in m)) return undefined;
  const gauche = plier(question.slice(0, m.span[0]));
  const dit = gauche.slice(Math.max(...SIGNES.map((s) => gauche.lastIndexOf(s))) + 1);
  if (m.type === 'taux' || (m.type === 'quantite' && m.objet === ''))
    return dit.trimEnd().endsWith('tmi') ? 'le taux de cet impôt ne dépend pas du foyer' : undefined;
  if (m.type !== 'montant') return undefined;
  if (VOITURE.test(dit)) return 'sans effet sur la vente de l’immeuble';
  return REVENUS.test(dit) && m.valeur >= REVENU_MODESTE ? 'le taux de cet impôt ne dépend pas du foyer' : undefined;
};

const TAUX_SOCIAUX: ReadonlySet<number> = new Set([0.075, 0.172, 0.186]);
/** « 7,5 % ou 17,2 % ? »: the rate that was asked is the one of the calculation, the other is set aside by it. */
const tauxPropose: Regle = (m, { outils, question, loi }, toutes) => {
  if (m.type !== 'taux' || !TAUX_SOCIAUX.has(m.valeur) || !dUneVente(outils)) return undefined;
  const autre = toutes.find((x) => x.type === 'taux' && x.id !== m.id && TAUX_SOCIAUX.has(x.valeur));
  if (autre === undefined || !('valeur' in autre) || !loi.some((v) => Math.abs(v - autre.valeur) < EGALES))
    return undefined;
  const [de, a] = autre.span[0] < m.span[0] ? [autre.span[1], m.span[0]] : [m.span[1], autre.span[0]];
  return question.slice(de, a).trim() === 'ou' ? 'l’autre taux s’applique' : undefined;
};

/** « partage 50/50 »: the duty is of all that is split, whatever the shares (CGI art. 746). */
const partsDUnPartage: Regle = (m, { outils, feuilles }) =>
  m.type === 'taux' &&
  m.mots === MOITIE_MOITIE &&
  outils.every((outil) => outil === 'calculer_droits_enregistrement') &&
  feuilles.some((f) => f.chemin.startsWith('acte.') && String(f.valeur).startsWith('partage'))
    ? 'le droit porte sur tout ce qui est partagé'
    : undefined;

const CAPITAL_EMPRUNTE = 20_000;
const PROPRIETAIRE = motsDits('proprietaire de|proprietaires de');
/** Whoever buys asks about the purchase. */
const ACHAT = motsDits('acquisition|acquiert|acquerir|achat|achete|acheter|achetons|finance|financer|loue|loyers');
const D_UN_PRET = motsDits('pret|prets|emprunt|credit immobilier|credit immo|crd|capital restant du');
const CHARGE_DU_PRET = motsDits(
  'interets|interet|assurance|mensualite|mensualites|rembourse|remboursement|loue|loyers',
);
/** « propriétaire de mon logement (prêt de 134 000 €) »: the capital that is owed lowers no income. */
const capitalEmprunte: Regle = (m, { outils, question }) => {
  const duFoyer = outils.length > 0 && outils.every((outil) => DU_FOYER.has(outil) || estOutilDeNotes(outil));
  const dejaAchete = PROPRIETAIRE.test(plier(question)) && !ACHAT.test(plier(question));
  if (!dejaAchete || m.type !== 'montant' || m.valeur < CAPITAL_EMPRUNTE || m.periode !== undefined || !duFoyer)
    return undefined;
  const gauche = plier(question.slice(0, m.span[0]));
  const dit = gauche.slice(Math.max(...[...SIGNES, '('].map((s) => gauche.lastIndexOf(s))) + 1);
  return D_UN_PRET.test(dit) && !CHARGE_DU_PRET.test(dit)
    ? 'crédit privé : son capital ne change pas l’impôt'
    : undefined;
};

/** Gifts are recalled for so many years (CGI art. 784). */
const RAPPEL = 15;
const ENTRE_LES_DEUX = new Set(['', 'en', '€ en', 'euros en', '(', '€ (', 'donnes en', 'donne en', 'donnee en']);
/** « et 20 000 € en 2007 »: told beside the gifts that are recalled, too old to be one of them. */
const donTropAncien: Regle = (m, { outils, question, feuilles, annee }, toutes) => {
  if (!outils.every((outil) => outil === 'calculer_donation') || (m.type !== 'montant' && m.type !== 'date'))
    return undefined;
  if (!feuilles.some((f) => f.chemin === 'donation.date_anterieure')) return undefined;
  const paire = toutes.find((x) => {
    const [montant, date] = m.type === 'montant' ? [m, x] : [x, m];
    if (montant.type !== 'montant' || date.type !== 'date' || date.annee === undefined) return false;
    const entre = plier(question.slice(montant.span[1], date.span[0])).trim();
    return annee - date.annee > RAPPEL && montant.span[1] <= date.span[0] && ENTRE_LES_DEUX.has(entre);
  });
  return paire === undefined ? undefined : 'donné il y a plus de quinze ans';
};

const DEUX_ANS = 2;
/** « qui détient 80 % de sa filiale depuis 2021 »: held for the two years that the regime asks (CGI art. 145). */
const detenueDepuis: Regle = (m, { outils, question, feuilles }) => {
  if (m.type !== 'date' || m.annee === undefined || !outils.every((outil) => outil === 'calculer_impot_societes'))
    return undefined;
  const cloture = feuilles.find((f) => f.chemin === 'societe.date_cloture')?.valeur;
  const filiale = feuilles.some((f) => f.chemin === 'societe.dividendes_filiales');
  const depuis = plier(question.slice(0, m.span[0])).trimEnd().endsWith('depuis');
  return filiale && depuis && Number(String(cloture).slice(0, 4)) - m.annee > DEUX_ANS
    ? 'détenue depuis plus de deux ans'
    : undefined;
};

export const REGLES_DES_NOTES: readonly Regle[] = [
  capitalEmprunte,
  donTropAncien,
  detenueDepuis,
  articleDuCode,
  partEgale,
  primesDAvantLAge,
  toutReparti,
  aCoteDeLaVente,
  tauxPropose,
  partsDUnPartage,
];
