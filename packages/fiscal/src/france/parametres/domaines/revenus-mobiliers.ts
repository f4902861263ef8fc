import { def, definirDomaine, lu } from './definition.ts';
import { ACOMPTE, CAPITAL, CRYPTO, DIRIGEANT } from './sources.ts';

const D = 'CGI art. 117 quater I 1';
const I = 'CGI art. 125 A I';

/** Dividends, interest, securities and digital assets. */
export const REVENUS_MOBILIERS = definirDomaine(
  'rcm',
  'Les revenus mobiliers',
  {
    pfu: def('Taux forfaitaire d’impôt sur le revenu', 'CGI art. 200 A 1', 'taux'),
    abattement_dividendes: def('Abattement sur les dividendes soumis au barème', 'CGI art. 158 3 2°', 'taux'),
    acompte: def('Taux du prélèvement à la source non libératoire', `${D} ; ${I}`, 'taux'),
    dispense_dividendes_seul: def('Revenu de référence dispensant les dividendes, personne seule', D),
    dispense_dividendes_couple: def('Revenu de référence dispensant les dividendes, imposition commune', D),
    dispense_interets_seul: def('Revenu de référence dispensant les intérêts, personne seule', I),
    dispense_interets_couple: def('Revenu de référence dispensant les intérêts, imposition commune', I),
    annees_pea: def('Durée du plan qui exonère le gain d’impôt', 'CGI art. 157 5° bis', 'nombre'),
    crypto_taux: def('Taux d’impôt sur les actifs numériques', 'CGI art. 200 C', 'taux'),
    crypto_seuil: def('Cessions annuelles d’actifs numériques exonérées', 'CGI art. 150 VH bis II B'),
    annees_report: def('Années de report d’une moins-value mobilière', 'CGI art. 150-0 D 11', 'nombre'),
    abattement_dirigeant: def('Abattement du dirigeant partant à la retraite', 'CGI art. 150-0 D ter I'),
  },
  [
    {
      depuis: '2019-01-01',
      source: CAPITAL,
      valeurs: {
        pfu: 0.128,
        abattement_dividendes: 0.4,
        acompte: lu(ACOMPTE, 0.128),
        dispense_dividendes_seul: lu(ACOMPTE, 50_000),
        dispense_dividendes_couple: lu(ACOMPTE, 75_000),
        dispense_interets_seul: lu(ACOMPTE, 25_000),
        dispense_interets_couple: lu(ACOMPTE, 50_000),
        annees_pea: 5,
        crypto_taux: lu(CRYPTO, 0.128),
        crypto_seuil: lu(CRYPTO, 305),
        annees_report: 10,
        abattement_dirigeant: lu(DIRIGEANT, 500_000),
      },
    },
  ],
);

/** Part of the gains of plans opened before that day keeps the lower social rates of its time (loi n° 2017-1836, art. 8 V). */
export const PREMIER_JOUR_SANS_TAUX_HISTORIQUE = '2018-01-01';
