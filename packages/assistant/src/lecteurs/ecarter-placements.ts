import { lireParametreLegal } from '@francis/fiscal/catalogue';
import { type Mention, motsDits, plier } from '@francis/lecture';
import { type Cadre, type Regle, tient } from './cadre.ts';

const avant = (m: Mention, { question }: Cadre, portee: number): string =>
  question.slice(Math.max(0, m.span[0] - portee), m.span[0]).toLowerCase();
const apres = (m: Mention, { question }: Cadre, portee: number): string =>
  question.slice(m.span[1], m.span[1] + portee).toLowerCase();

/** Calculations of a gain to which how long it was held changes nothing. */
const SANS_DUREE: ReadonlySet<string> = new Set(['calculer_actifs_numeriques', 'calculer_revenus_mobiliers']);
const ACHAT = ['achet', 'acqui', 'achat', 'investi', 'mis ', 'placé', 'place ', 'payé', 'depuis', 'entre ', ' et '];

/** « acheté en 2017 »: the flat tax is the same, however long it was held. */
const dateDAchat: Regle = (m, cadre) => {
  if (m.type !== 'date' && m.type !== 'duree') return undefined;
  if (cadre.outils.length === 0 || !cadre.outils.every((o) => SANS_DUREE.has(o))) return undefined;
  const autour = `${avant(m, cadre, 40)} ${apres(m, cadre, 14)}`;
  const passee =
    m.type === 'duree' ||
    cadre.feuilles.some((f) => f.chemin.endsWith('.annee') && Number(f.valeur) > (m.annee ?? 9999));
  return passee && ACHAT.some((mot) => autour.includes(mot))
    ? 'la durée de détention ne change rien à ce calcul'
    : undefined;
};

const DETTE = ['crd', 'capital restant', 'crédit', 'credit', 'prêt', 'pret ', 'emprunt', 'reste à payer', 'rembours'];
/** « il reste 120 000 € de crédit »: a loan is no part of a gain. */
const empruntDUneVente: Regle = (m, cadre) =>
  m.type === 'montant' &&
  tient(cadre, 'vente.prix_cession') &&
  DETTE.some((mot) => apres(m, cadre, 16).includes(mot) || avant(m, cadre, 30).includes(mot))
    ? 'le crédit ne change pas la plus-value'
    : undefined;

const DU_DONATEUR = ['père', 'pere', 'mère', 'mere', 'parents', 'grand', "l'avai", 'l’avai', 'eux ', 'avaient'];
/** What it cost to who gave it: the value on the day of the gift replaces it (CGI art. 150 VB). */
const achatDuDonateur: Regle = (m, cadre) => {
  if (m.type !== 'montant' && m.type !== 'date') return undefined;
  const recu = cadre.feuilles.some((f) => f.chemin === 'vente.mode_acquisition' && f.valeur === 'gratuit');
  const autour = avant(m, cadre, 70);
  return recu && autour.includes('achet') && DU_DONATEUR.some((mot) => autour.includes(mot))
    ? 'la valeur au jour de la transmission remplace l’achat du donateur'
    : undefined;
};

const PRIMES = ['vers', 'prime'];
/** « primes versées après 2018 »: which scale the gains keep. */
const dateDesPrimes: Regle = (m, cadre) =>
  m.type === 'date' &&
  cadre.feuilles.some((f) => f.chemin.startsWith('rachat.') && f.chemin.endsWith('_avant_2017')) &&
  PRIMES.some((mot) => avant(m, cadre, 50).includes(mot))
    ? 'la date des versements a décidé du barème'
    : undefined;

const RETIRE = ['rach', 'retir', 'retrait', 'sor', 'récup', 'recup'];
const DONT = [' dont', '(dont', ', dont', ' comprenant', ' avec'];
/** « rachat de 20 000 € dont 6 000 € de gain »: what is taken out is told by its gain, the only part that is taxed. */
const rachatDontLeGain: Regle = (m, cadre) => {
  const gains = cadre.feuilles.find((f) => f.chemin === 'rachat.gains');
  return m.type === 'montant' &&
    m.devise === 'EUR' &&
    gains !== undefined &&
    m.valeur > Number(gains.valeur) &&
    !tient(cadre, 'rachat.montant_rachat') &&
    RETIRE.some((mot) => avant(m, cadre, 30).includes(mot)) &&
    DONT.some((mot) => apres(m, cadre, 16).includes(mot))
    ? 'seul le gain compris dans le retrait est imposé'
    : undefined;
};

const SOCIETE = 'calculer_impot_societes';
const seul = ({ outils }: Cadre, outil: string): boolean => outils.length > 0 && outils.every((o) => o === outil);

/** How long holdings were owned, who owns the capital: they chose the rule, and stand in no figure. */
const deLaRegleDeLaSociete: Regle = (m, cadre) => {
  if (!seul(cadre, SOCIETE)) return undefined;
  if (m.type === 'duree' && cadre.question.toLowerCase().includes('titres de participation'))
    return 'la durée de détention a décidé du régime';
  const ferme = cadre.feuilles.some((f) => f.chemin === 'societe.capital_eligible' && f.valeur === false);
  return m.type === 'taux' && ferme && cadre.question.toLowerCase().includes('par des')
    ? 'la répartition du capital a fermé le taux réduit'
    : undefined;
};

/** « vendu 290, acheté 60 »: under what the law looks at, nothing is due whatever it cost (CGI art. 150 VH bis). */
const coutSousLeSeuil: Regle = (m, cadre) => {
  const total = cadre.feuilles.find((f) => f.chemin.endsWith('.total_cessions'))?.valeur;
  const annee = cadre.feuilles.find((f) => f.chemin.endsWith('.annee'))?.valeur;
  const chiffre = m.type === 'montant' || (m.type === 'quantite' && m.objet === '');
  if (!chiffre || !seul(cadre, 'calculer_actifs_numeriques') || typeof total !== 'number') return undefined;
  const seuil = lireParametreLegal('rcm.crypto_seuil', `${annee}-12-31`)?.valeur ?? 0;
  const autour = avant(m, cadre, COUT_PRES);
  return total <= seuil && ACHAT.slice(0, COUT).some((mot) => autour.includes(mot))
    ? 'sous le seuil des ventes, le coût ne change rien'
    : undefined;
};
const COUT_PRES = 14;
const COUT = 8;

const PEL = motsDits('pel|plan epargne logement|plan d epargne logement');
const PEL_IMPOSE_DES_L_OUVERTURE = 2018;
/** « PEL ouvert en février 2021 »: opened since 2018, its interest is taxed each year at the one rate (CGI art. 125-0 A, 200 A). */
const ouvertureDuPel: Regle = (m, cadre) =>
  m.type === 'date' &&
  (m.annee ?? 0) >= PEL_IMPOSE_DES_L_OUVERTURE &&
  seul(cadre, 'calculer_revenus_mobiliers') &&
  OUVERT.test(plier(avant(m, cadre, OUVERT_PRES))) &&
  PEL.test(plier(cadre.question))
    ? 'plan ouvert depuis 2018 : imposé chaque année au même taux'
    : undefined;
const OUVERT = motsDits('ouvert|ouverte|souscrit|signe|depuis');
const OUVERT_PRES = 24;

const ENVELOPPE = motsDits('pea|assurance vie|assurance-vie|assurances-vie|per|pee');
const RESTE = motsDits(
  'rien retire|rien sorti|aucun retrait|pas de retrait|pas de retraits|pas fait de retrait|pas eu de retrait|sans retrait|sans retirer|sans rien retirer|sans y toucher|pas touche|pas sorti|pas retire|n y touche pas|n y ai pas touche|touche a rien',
);
const PHRASES = ['. ', '?', '!', ';'];
/** « +4 200 sur mon PEA, rien retiré »: what stays in the plan is not taxed (CGI art. 157, 5° bis). */
const gainResteDansLePlan: Regle = (m, cadre) => {
  if (m.type !== 'montant') return undefined;
  const debut = Math.max(0, ...PHRASES.map((signe) => cadre.question.lastIndexOf(signe, m.span[0] - 1) + 1));
  const fins = PHRASES.map((signe) => cadre.question.indexOf(signe, m.span[1])).filter((i) => i >= 0);
  const phrase = plier(cadre.question.slice(debut, Math.min(cadre.question.length, ...fins)))
    .replaceAll('’', ' ')
    .replaceAll("'", ' ');
  return ENVELOPPE.test(phrase) && RESTE.test(phrase)
    ? 'le gain resté dans le plan n’est pas imposé avant un retrait'
    : undefined;
};

const membre = (m: Mention, { question }: Cadre, bornes: readonly string[] = BORNES): string => {
  const debut = Math.max(0, ...bornes.map((signe) => question.lastIndexOf(signe, m.span[0] - 1) + 1));
  const fins = bornes.map((signe) => question.indexOf(signe, m.span[1])).filter((i) => i >= 0);
  return plier(question.slice(debut, Math.min(question.length, ...fins)))
    .replaceAll('’', ' ')
    .replaceAll("'", ' ');
};
const BORNES = ['. ', '?', '!', ';', ','];

const ECHANGE = motsDits(
  'echange|echanges|echangee|echangees|echanger|swap|swappe|swapper|converti|convertis|conversion|troque|permute',
);
const CONTRE_MONNAIE = motsDits('vendu|vendus|vends|vente|euros contre|contre des euros|en euros|cash|vire|retire');
/** « échangé 4 000 d’ETH contre du SOL »: one digital asset for another is not taxed (CGI art. 150 VH bis, II). */
const echangeSansTaxe: Regle = (m, cadre) => {
  if (m.type !== 'montant' || !seul(cadre, 'calculer_actifs_numeriques')) return undefined;
  const dit = membre(m, cadre);
  return ECHANGE.test(dit) && !CONTRE_MONNAIE.test(dit) ? 'échange entre cryptoactifs, non imposé' : undefined;
};

const TRAVAUX = motsDits(
  'travaux|renovation|renovations|amenagements|refait|refaits|refaire|fait faire|cuisine|salle de bain|salle de bains|toiture|fenetres|chaudiere|isolation|ravalement|artisan|artisans|entreprise',
);
const AUTRE_FRAIS = motsDits('notaire|agence|credit|pret|emprunt|frais|achat|achete|vente|vendu');
const SANS_FACTURE = motsDits(
  'nous memes|nous meme|nous-memes|moi meme|moi-meme|soi meme|lui meme|elle meme|sans facture|sans factures|pas de facture|pas de factures|aucune facture|aucun justificatif|sans justificatif|sans justificatifs|de nos mains|de mes mains|perdu les factures|plus les factures|pas garde les factures',
);
/** « 20 000 de travaux faits nous-mêmes, sans facture »: only what a firm billed counts (CGI art. 150 VB, II 4°). */
const travauxSansFacture: Regle = (m, cadre) => {
  if (m.type !== 'montant' || !tient(cadre, 'vente.prix_cession') || tient(cadre, 'vente.travaux')) return undefined;
  if (AUTRE_FRAIS.test(membre(m, cadre))) return undefined;
  // « j’ai fait refaire la cuisine, 14 000, mais je n’ai plus les factures »: the sentence says both.
  const dit = membre(m, cadre, PHRASES);
  return TRAVAUX.test(dit) && SANS_FACTURE.test(dit) ? 'travaux sans facture d’entreprise, non retenus' : undefined;
};

export const REGLES_DES_PLACEMENTS: readonly Regle[] = [
  coutSousLeSeuil,
  ouvertureDuPel,
  dateDAchat,
  empruntDUneVente,
  achatDuDonateur,
  dateDesPrimes,
  rachatDontLeGain,
  deLaRegleDeLaSociete,
  gainResteDansLePlan,
  echangeSansTaxe,
  travauxSansFacture,
];
