/** Just before an amount that nobody gives, leaves nor shares: what was paid for it once. Forms of `motsDits`. */
export const PAYE_JADIS =
  'achete|achetee|achetes|achetees|achat|acquis|acquise|prix d achat|affiche|affichee|acheter|vaut a l achat';
/** What is earned, or received every month. */
export const GAGNE_A_COTE =
  "salaire|salaires|gagne|gagnons|gagnent|gagnait|retraite|pension|loyer|loyers|loue|chiffre d affaires|chiffre d'affaires|msa|benefice|budget|budget total|revenus|revenu|urssaf|smic";
export const GAGNE_APRES = [
  'de benefice',
  'de salaire',
  'de retraite',
  'de pension',
  'de loyer',
  'de loyers',
  'de loyers annuels',
  "de chiffre d'affaires",
  'de revenus',
  'par mois',
  'de frais',
  "d'abattement",
  'abattement',
  "d'apport",
  'de budget',
  'de droits',
];
/** What is set apart in so many words. */
export const MIS_A_PART =
  "conservee|conserve|hors sujet|mis a part|n'en font pas partie|n'en fait pas partie|ne sont pas concernes|frais compris|de frais a lui|pour ma vieillesse|pour mes vieux jours|pour moi meme";
export const GARDE_POUR_SOI = 'je garde|je conserve|nous gardons|on garde|nous conservons|je me garde|garder';
/** What somebody else charges, or was paid before. */
export const DEJA_COMPTE =
  "notaire annonce|honoraires|emoluments|frais de notaire|j'ai paye|j'avais paye|on a paye|avait paye|droits payes|abattement de|abattements de|abattement|franchise de|credit de|cabinet vaut";
/** A limit wanted of the duties. */
export const PLAFOND_VOULU = ['paie plus de', 'paye plus de', 'payer plus de', 'depasser', 'depasse', 'plus que'];
/** Beside one of these the amount is the one that is given or left. */
export const DONNE_OU_LAISSE =
  'donne|donner|donnons|donnent|donnerais|transmettre|transmets|legue|laisse|laissent|vire|verse|offre|file|don de|donation de|redonne|herite|heritons';
/** Before the day on which something was bought. */
export const ACHAT_DATE = `${PAYE_JADIS}|achetait|heritee|herite de|construite|construit|batie`;
/** A gift, an estate or a split of ownership is what is asked about. */
export const TRANSMISSION_DEMANDEE =
  "droits|droits de succession|droits de donation|donation|donations|testament|legs|legue|dutreil|usufruit|nue-propriete|nue propriete|demembree|je donne|nous donnons|on donne|me donne|me donnent|nous donnent|nous donne|lui donne|leur donne|donner|transmettre|veut me donner|m'a mise|clause beneficiaire";
/** It is told. */
export const TRANSMISSION_DITE = 'fisc|don|dons|succession|herite|heritons|heritent|beneficiaire|heritage';
/** What a household earns or pays is what is asked about. */
export const FOYER_DIT =
  'salaire|salaires|imposable|imposables|nos revenus|mes revenus|mon impot|notre impot|impot|impots|nos parts|quotient';
/** How a price is paid, or what was asked before it was agreed: no part of it. */
export const FINANCEMENT_DIT =
  "d'apport|d'emprunt|de pret|de credit|affiche|affichee|apport de|emprunt de|pret de|credit de";
