import { def, definirDomaine } from './definition.ts';
import { ASSURANCE_DECES, ASSURANCE_VIE } from './sources.ts';

const A = 'CGI art. 125-0 A';

/** Withdrawals from a life-insurance contract during life. */
export const ASSURANCE_VIE_RACHAT = definirDomaine(
  'av',
  'Les rachats d’assurance-vie',
  {
    abattement_seul: def('Abattement annuel sur les gains, personne seule', `${A} I`),
    abattement_couple: def('Abattement annuel sur les gains, imposition commune', `${A} I`),
    annees_longues: def('Durée du contrat qui ouvre l’abattement et le taux réduit', `${A} I`, 'nombre'),
    annees_moyennes: def('Durée du contrat du deuxième taux libératoire', `${A} II 1`, 'nombre'),
    seuil_primes: def('Primes versées dont les gains bénéficient du taux réduit', 'CGI art. 200 A 1 B 2°'),
    taux: def('Taux forfaitaire', 'CGI art. 200 A 1 B 1°', 'taux'),
    taux_reduit: def('Taux forfaitaire réduit', 'CGI art. 200 A 1 B 2°', 'taux'),
    liberatoire_court: def('Prélèvement libératoire, contrat de moins de quatre ans', `${A} II 1`, 'taux'),
    liberatoire_moyen: def('Prélèvement libératoire, contrat de quatre à huit ans', `${A} II 1`, 'taux'),
    liberatoire_long: def('Prélèvement libératoire, contrat d’au moins huit ans', `${A} II 1`, 'taux'),
  },
  [
    {
      depuis: '2018-01-01',
      source: ASSURANCE_VIE,
      valeurs: {
        abattement_seul: 4_600,
        abattement_couple: 9_200,
        annees_longues: 8,
        annees_moyennes: 4,
        seuil_primes: 150_000,
        taux: 0.128,
        taux_reduit: 0.075,
        liberatoire_court: 0.35,
        liberatoire_moyen: 0.15,
        liberatoire_long: 0.075,
      },
    },
  ],
);

/** First day of the premiums taxed at the flat rate (CGI art. 125-0 A II 2). */
export const PREMIER_JOUR_PFU = '2017-09-27';
/** Contracts opened before that day follow rules that this engine does not hold (CGI art. 125-0 A I). */
export const PREMIER_CONTRAT_COUVERT = '1990-01-01';
/** Gains of premiums paid before that day may be exempt (CGI art. 125-0 A I bis). */
export const PRIMES_EXONEREES_AVANT = '1997-09-26';

/** Life insurance at death. */
export const ASSURANCE_VIE_DECES = definirDomaine(
  'avd',
  'L’assurance-vie en cas de décès',
  {
    abattement_990_i: def('Abattement par bénéficiaire', 'CGI art. 990 I I'),
    seuil_990_i: def('Fraction taxable au-delà de laquelle s’applique le second taux', 'CGI art. 990 I I'),
    taux_990_i_1: def('Premier taux du prélèvement', 'CGI art. 990 I I', 'taux'),
    taux_990_i_2: def('Second taux du prélèvement', 'CGI art. 990 I I', 'taux'),
    vie_generation: def('Abattement des contrats « vie-génération »', 'CGI art. 990 I I bis', 'taux'),
    abattement_757_b: def('Abattement global sur les primes versées après 70 ans', 'CGI art. 757 B I'),
  },
  [
    {
      depuis: '2014-07-01',
      source: ASSURANCE_DECES,
      valeurs: {
        abattement_990_i: 152_500,
        seuil_990_i: 700_000,
        taux_990_i_1: 0.2,
        taux_990_i_2: 0.3125,
        vie_generation: 0.2,
        abattement_757_b: 30_500,
      },
    },
  ],
);
