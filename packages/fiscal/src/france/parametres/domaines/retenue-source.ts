import { def, definirDomaine, type PeriodeLegale } from './definition.ts';
import { GRILLES_TAUX_DEFAUT, TAUX_PAR_DEFAUT, type TerritoirePas } from './grilles-retenue-source.ts';
import { PAS, PAS_CONTRATS_COURTS } from './sources.ts';

const ARTICLE = 'CGI art. 204 H III 1';
const RANGS = TAUX_PAR_DEFAUT.map((_, rang) => rang);

type CleTaux = `taux_${number}`;
type CleSeuil = `seuil_${number}`;

const DEFINITION_TAUX = Object.fromEntries(
  RANGS.map((rang) => [`taux_${rang}`, def(`Taux par défaut de la tranche ${rang + 1}`, ARTICLE, 'taux')]),
) as Record<CleTaux, ReturnType<typeof def>>;
const DEFINITION_SEUIL = Object.fromEntries(
  RANGS.slice(1).map((rang) => [
    `seuil_${rang}`,
    def(`Base mensuelle à partir de laquelle s’ouvre la tranche ${rang + 1}`, ARTICLE),
  ]),
) as Record<CleSeuil, ReturnType<typeof def>>;

function periodes(territoire: TerritoirePas): PeriodeLegale<CleTaux | CleSeuil>[] {
  return GRILLES_TAUX_DEFAUT[territoire].map(({ depuis, source, seuils }) => ({
    depuis,
    source,
    valeurs: Object.fromEntries([
      ...TAUX_PAR_DEFAUT.map((taux, rang) => [`taux_${rang}`, taux] as const),
      ...seuils.map((seuil, rang) => [`seuil_${rang + 1}`, seuil] as const),
    ]) as Record<CleTaux | CleSeuil, number>,
  }));
}

const SUJET = 'Les taux par défaut de la retenue à la source';

/** Monthly default rates. `seuil_n` opens the bracket whose rate is `taux_n`; `taux_0` is below. */
export const TAUX_DEFAUT = {
  metropole: definirDomaine('pas_metropole', SUJET, { ...DEFINITION_TAUX, ...DEFINITION_SEUIL }, periodes('metropole')),
  antilles_reunion: definirDomaine(
    'pas_antilles_reunion',
    SUJET,
    { ...DEFINITION_TAUX, ...DEFINITION_SEUIL },
    periodes('antilles_reunion'),
  ),
  guyane_mayotte: definirDomaine(
    'pas_guyane_mayotte',
    SUJET,
    { ...DEFINITION_TAUX, ...DEFINITION_SEUIL },
    periodes('guyane_mayotte'),
  ),
} as const;

/** Number of brackets of a grid. */
export const NOMBRE_TRANCHES_DEFAUT = TAUX_PAR_DEFAUT.length;

/** Allowance of short contracts: half of the monthly minimum wage, read with each rise of it. */
export const CONTRATS_COURTS = definirDomaine(
  'contrat_court',
  'L’abattement des contrats courts',
  { abattement: def('Abattement des contrats courts, moitié du SMIC mensuel imposable', 'CGI art. 204 H III 1 d') },
  [
    { depuis: '2024-01-01', source: PAS_CONTRATS_COURTS, valeurs: { abattement: 725 } },
    { depuis: '2024-11-01', source: PAS_CONTRATS_COURTS, valeurs: { abattement: 739 } },
    { depuis: '2026-01-01', source: PAS_CONTRATS_COURTS, valeurs: { abattement: 748 } },
  ],
);

/** Personalised rate. */
export const TAUX_PERSONNALISE = definirDomaine(
  'pas',
  'Le taux personnalisé de la retenue à la source',
  { arrondi: def('Pas de l’arrondi du taux, en fraction d’unité', 'CGI art. 204 H I 3', 'nombre') },
  [{ depuis: '2019-01-01', source: PAS, valeurs: { arrondi: 1_000 } }],
);
