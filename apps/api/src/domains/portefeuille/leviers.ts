/** What follows the filer in the name of a lever: the same lever, for one filer or the other, within one ceiling or both. */
export const APRES_LA_FAMILLE = '_declarant[12].*$';

/** Levers whose title tells one client's amount, filer or way, under the words that all of them share. */
const TITRES: Readonly<Record<string, string>> = {
  per: 'Verser sur le PER',
  frais_reels: 'Frais réels au lieu des 10\u00a0%',
  reel_micro_bnc: 'Choisir la déclaration contrôlée',
  reel_lmnp_micro: 'Choisir le réel (location meublée)',
  reel_micro_bic_services: 'Choisir le réel simplifié (services)',
  reel_micro_bic_ventes: 'Choisir le réel simplifié (ventes)',
  emploi_domicile_plus: 'Emploi à domicile en plus',
  option_bareme: 'Barème ou prélèvement forfaitaire',
};

/** A lever of a whole firm, never under the title of one of its clients. */
export const titreDeLaFamille = (famille: string, titre: string): string => TITRES[famille] ?? titre;
