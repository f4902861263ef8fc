import type { AnalyseGenerale, AnalyseIrpp, ManqueClient, PisteClient, SyntheseClient } from '@francis/contract';
import type { ImpotRevenu } from '@francis/fiscal';
import { explorerDossier, type Piste, type PistesDuDossier } from '@francis/fiscal/optimisation';
import { enMinuscule } from '@francis/presentation';
import { enEuros, enPourcent } from './ecrire.ts';
import { copierTrace } from '../../../platform/copier-trace.ts';
import { ANNEE_ANALYSEE, calculerDossier, type DossierCalcule, type DossierLu, lireDossier } from './dossier.ts';
import { chiffresDe, figuresIrpp } from './irpp.ts';
import { manquesDe } from './manques.ts';

type Champs = Readonly<Record<string, unknown>>;

/** What is kept of an analysis, whatever its kind. */
export interface AnalyseFaite {
  readonly calcule: DossierCalcule;
  readonly statut: 'exact' | 'estimation';
  readonly pistes: readonly PisteClient[];
  readonly ecartees: readonly PisteClient[];
  readonly manques: readonly ManqueClient[];
}

const presenter = ({ foyer: _foyer, reserves: _reserves, ...piste }: Piste): PisteClient => piste;

/** @returns what is missing, when no tax can be computed: no figure is ever made of nothing. */
export function analyserFiche(
  fiche: Champs,
): AnalyseFaite | { readonly refus: string; readonly manques: ManqueClient[] } {
  const dossier = lireDossier(fiche);
  const calcule = calculerDossier(dossier);
  const manques = manquesDe(fiche, dossier, 'refus' in calcule ? undefined : calcule.foyer);
  const refus = refusDe(calcule, manques);
  if ('refus' in calcule || refus !== undefined) return { refus: refus ?? '', manques };
  const pistes = explorerDossier(calcule.foyer, calcule.annee, calcule.projets);
  const { retenues, ecartees }: PistesDuDossier = 'statut' in pistes ? { retenues: [], ecartees: [] } : pistes;
  const sur = estSur(calcule, calcule.resultat, manques);
  return {
    calcule,
    statut: sur ? 'exact' : 'estimation',
    // A lever is no surer than the file it leans on.
    pistes: retenues.map((p) => ({ ...presenter(p), statut: sur ? p.statut : 'estimation' })),
    ecartees: ecartees.map(presenter),
    manques,
  };
}

/** Why no figure is made of a file; undefined when one is. */
export function refusDe(
  calcule: object | { readonly refus: string },
  manques: readonly ManqueClient[],
): string | undefined {
  const vide = manques.filter(({ id }) => id === 'situation' || id === 'revenus_1');
  const dits = vide.map(({ libelle }) => libelle).join(' ni ');
  if (vide.length === 1) return `Le dossier ne dit pas : ${dits}.`;
  if ('refus' in calcule) return calcule.refus;
  return vide.length > 0 ? `Le dossier ne dit ni ${dits}.` : undefined;
}

/** A figure is exact when the engine is sure, nothing is supposed and nothing decisive is missing. */
export const estSur = (
  { supposes }: Pick<DossierLu, 'supposes'>,
  { statut }: Pick<ImpotRevenu, 'statut'>,
  manques: readonly ManqueClient[],
): boolean => statut === 'exact' && supposes.size === 0 && !manques.some(({ decisif }) => decisif);

export const notesDe = ({ calcule, manques, statut }: AnalyseFaite): string[] => [
  `Impôt des revenus ${calcule.annee}, avant retenue à la source ; les prélèvements sociaux sont à part.`,
  ...calcule.resultat.reserves,
  ...(statut === 'exact' ? [] : ['Estimation : le dossier laisse des points à confirmer.']),
  ...manques.filter(({ decisif }) => decisif).map(({ question }) => question),
];

export function presenterIrpp(
  a: AnalyseFaite,
): Omit<AnalyseIrpp, 'id' | 'genre' | 'le' | 'auteur' | 'version_dossier' | 'parametres'> {
  return {
    ...figuresIrpp(a.calcule),
    notes_explicatives: notesDe(a),
    ...communs(a),
    trace: copierTrace(a.calcule.trace),
  };
}

const communs = ({ calcule, statut, pistes, ecartees, manques }: AnalyseFaite) => ({
  annee: calcule.annee,
  statut,
  chiffres: chiffresDe(calcule),
  pistes: [...pistes],
  ecartees: [...ecartees],
  manques: [...manques],
});

const leviersDe = ({ pistes }: AnalyseFaite): PisteClient[] => pistes.filter(({ nature }) => nature === 'levier');

export function presenterGenerale(
  a: AnalyseFaite,
): Omit<AnalyseGenerale, 'id' | 'genre' | 'le' | 'auteur' | 'version_dossier' | 'parametres'> {
  const leviers = leviersDe(a);
  return {
    summary: resumer(a, leviers),
    recommendations: a.pistes.map(
      (p) =>
        `${p.titre} : ${enEuros(p.gain)} ${p.nature === 'levier' ? 'de moins' : 'déjà comptés'}. ${p.condition} (${p.article})`,
    ),
    actionPoints: [
      ...leviers.map((p) => `${p.action} ${p.echeance}. Pièce : ${p.justificatif}.`),
      ...a.pistes
        .filter(({ nature }) => nature === 'droit')
        .map((p) => `Garder la pièce : ${p.justificatif} (${p.titre}).`),
      ...a.manques.slice(0, 1).map(({ question }) => `Demander au client : ${question}`),
    ],
    ...communs(a),
    trace: copierTrace(a.calcule.trace),
  };
}

/** The first lines of a file: what its analysis would say, or the one thing to ask. */
export function presenterSynthese(a: ReturnType<typeof analyserFiche>): SyntheseClient {
  const [manque = null] = a.manques;
  if ('refus' in a) return { annee: ANNEE_ANALYSEE, statut: 'a_completer', chiffres: null, raison: a.refus, manque };
  const { revenu_brut_global, revenu_net_imposable, nombre_parts, taux_marginal_imposition, taux_moyen_imposition } =
    figuresIrpp(a.calcule);
  return {
    annee: a.calcule.annee,
    statut: a.statut,
    chiffres: {
      ...chiffresDe(a.calcule),
      revenu_brut_global,
      revenu_net_imposable,
      nombre_parts,
      taux_marginal_imposition,
      taux_moyen_imposition,
    },
    raison: null,
    manque,
  };
}

function resumer({ calcule, statut, manques }: AnalyseFaite, leviers: readonly PisteClient[]): string {
  const { impot, prelevements_sociaux: ps, cdhr } = chiffresDe(calcule);
  const impots = impot < 0 ? `une restitution de ${enEuros(-impot)}` : `un impôt de ${enEuros(impot)}`;
  const plus = [
    ...(ps > 0 ? [`${enEuros(ps)} de prélèvements sociaux`] : []),
    ...(cdhr > 0 ? [`${enEuros(cdhr)} de contribution différentielle`] : []),
  ];
  const tete = `Les revenus ${calcule.annee} donnent ${[impots, ...plus].join(', et ')}, à la tranche de ${enPourcent(calcule.resultat.tmi)}.`;
  const [premier] = leviers;
  const suite = premier
    ? ` Le premier levier vaut ${enEuros(premier.gain)} : ${enMinuscule(premier.titre)}.`
    : ' Aucun levier du dossier ne baisse cet impôt.';
  const points = manques.filter(({ decisif }) => decisif).length;
  const reste = points === 1 ? 'un point reste à confirmer' : `${points} points restent à confirmer`;
  const reserve = statut === 'exact' ? '' : ` C’est une estimation${points > 0 ? ` : ${reste}` : ''}.`;
  return tete + suite + reserve;
}
