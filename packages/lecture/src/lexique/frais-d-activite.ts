import { notion } from './concept.ts';

/** What somebody who works on their own account pays for it: no receipt, whatever verb tells it. */
export const FRAIS_D_ACTIVITE = [
  notion(
    'cotisations',
    'cotisations sociales',
    'cotisation sociale|cotis sociales|cotisations urssaf|cotisations a l urssaf|cotis urssaf|charges sociales|charges urssaf|urssaf|lurssaf|ursaf|lursaf|cipav|carpimko|carmf|ssi|rsi',
  ),
  notion('cfe', 'CFE', 'cotisation fonciere|cotisation fonciere des entreprises'),
  notion(
    'local',
    "loyer d'atelier",
    'loyer de l atelier|loyer du local|loyer du cabinet|loyer du bureau|loyer de bureau|loyer professionnel|loyer pro|loyers du local|loyers du cabinet',
  ),
  notion(
    'achats',
    'matériel',
    'achats de materiel|coworking|frais de coworking|espace de coworking|frais de deplacement|frais pro|frais professionnels|abonnement logiciel|fournitures|achats de marchandises|matieres premieres|retrocession|retrocession d honoraires|redevance au cabinet|redevance',
  ),
] as const;

/** Contributions that no other word says to be social: of a business when a business is told. */
export const COTISATIONS_SEULES = [notion('cotisations', 'cotisations', 'cotis|cotisation')] as const;

/** « 38 000 nets de cotisations »: what is left once they are paid. */
export const UNE_FOIS_PAYEES = [
  notion('net_de', 'net de', 'nets de|nette de|nettes de|apres|hors|une fois|deduites|deduit|deduits|sans|avant|moins'),
] as const;

/** Money that goes out: an amount told after it is not added to one that came in. */
export const SORTIES = [
  notion(
    'sortie',
    'payé',
    'paye|payee|payes|payer|paie|verse|verser|regle|regler|debourse|depense|rembourse|reverse|retrocede|pris|prend|preleve|cotise|donne|investi|mis de cote',
  ),
] as const;
